/** Digits of a number, counted after the space (§9; a leading 0 is dropped before). */
const phoneDigits = { max: 14 } as const;

/** Country part that is offered first. */
export const defaultCountryCode = "+62";

/** A country part that ends in digits after "+" or "/", one space, the number (§5). */
const FORMAT = /^(\S{0,10}[+/]\d{1,4}) (\d+)$/;

/** A phone number as its two fields have it. */
export interface PhoneParts {
  code: string;
  number: string;
}

/** Shorter numbers may begin with the digits of their country code by chance: +62 622 is Pematangsiantar. */
const leastWithOwnCode = 11;
/** Countries whose numbers are shorter than most. */
const leastOf: Readonly<Record<string, number>> = { "65": 10, "673": 10, "670": 10 };

/** A number without leading zeros and without its own country code, which wa.me links and address books put in front. */
function nationalNumber(country: string, digits: string): string {
  const own = /\d+$/.exec(country)?.[0] ?? "";
  let number = digits.replace(/^0+/, "");
  const hasOwnCode = () => own !== "" && number.startsWith(own) && number.length >= (leastOf[own] ?? leastWithOwnCode);
  // Until none is left: what is stored is read again and stays as it is.
  while (hasOwnCode()) number = number.slice(own.length).replace(/^0+/, "");
  return number;
}

/**
 * What somebody typed or pasted into the number's field: a country code in front of it is taken as the code.
 * @param chosen the code that is chosen beside the number
 * @param known the codes that can be chosen
 */
export function splitPhone(written: string, chosen: string, known: readonly string[]): PhoneParts {
  const text = written.replace(/[\s().\-‐‑–/]/g, "").replace(/^00(?=[1-9])/, "+");
  const [code] = known.filter((one) => text.startsWith(one)).sort((one, other) => other.length - one.length);
  if (code !== undefined) return { code, number: nationalNumber(code, text.slice(code.length)) };
  return { code: chosen, number: /^\d+$/.test(text) ? nationalNumber(chosen, text) : text };
}

/**
 * A phone number as it is stored, `+CC NUMBER`, without leading zeros of the number and without its country code twice.
 * @returns null when the text is no phone number
 */
export function normalisePhone(text: string): string | null {
  const [, country, digits] = FORMAT.exec(text) ?? [];
  if (country === undefined || digits === undefined) return null;
  const number = nationalNumber(country, digits);
  return number.length > 0 && number.length <= phoneDigits.max ? `${country} ${number}` : null;
}
