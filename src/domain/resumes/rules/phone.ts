/** Digits of a number, counted after the space (§9; a leading 0 is dropped before). */
const phoneDigits = { max: 14 } as const;

/** Country part that is offered first. */
export const defaultCountryCode = "+62";

/** A country part that ends in digits after "+" or "/", one space, the number (§5). */
const FORMAT = /^(\S{0,10}[+/]\d{1,4}) (\d+)$/;

/**
 * A phone number as it is stored, `+CC NUMBER`, without leading zeros of the number.
 * @returns null when the text is no phone number
 */
export function normalisePhone(text: string): string | null {
  const [, country, digits] = FORMAT.exec(text) ?? [];
  if (country === undefined || digits === undefined) return null;
  const number = digits.replace(/^0+/, "");
  return number.length > 0 && number.length <= phoneDigits.max ? `${country} ${number}` : null;
}
