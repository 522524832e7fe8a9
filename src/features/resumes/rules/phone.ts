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
/** Countries whose numbers are shorter than most, and three where long ones begin with the country's own digits. */
const leastOf: Readonly<Record<string, number>> = {
  ...{ "32": 10, "45": 10, "47": 10, "65": 10, "66": 10 },
  ...{ "354": 10, "670": 10, "673": 10, "679": 10, "960": 10 },
  ...{ "43": 12, "49": 12, "55": 12 },
};
/** Every country code by how many digits it has: none is the beginning of another (ITU-T E.164). */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/** A number without leading zeros and without its own country code, which wa.me links and address books put in front. */
function nationalNumber(country: string, digits: string): string {
  const own = /\d+$/.exec(country)?.[0] ?? "";
  let number = digits.replace(/^0+/, "");
  const hasOwnCode = () => own !== "" && number.startsWith(own) && number.length >= (leastOf[own] ?? leastWithOwnCode);
  // Until none is left: what is stored is read again and stays as it is.
  while (hasOwnCode()) number = number.slice(own.length).replace(/^0+/, "");
  return number;
}

/** What stands before the number in a link to it. */
const link = /^(?:(?:tel|sms|whatsapp):|(?:https?:\/\/)?(?:wa\.me\/|(?:api\.)?whatsapp\.com\/send\/?\?phone=))/i;

/** A written number without what stands around its digits, and with "+" where a country code begins. */
function withoutSigns(written: string): string {
  const plain = written
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(link, "");
  return plain
    .replace(/[\p{Pd}().·_/]/gu, "")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/(?<!^)\+/g, "");
}

/** `+CC NUMBER` of a typed number; one without a country code is Indonesian. Null: not recognisable. */
export function readPhone(written: string): string | null {
  const text = withoutSigns(written);
  if (!text.startsWith("+")) {
    const [, number] = /^(?:62|0)(\d+)$/.exec(text) ?? [];
    return number === undefined ? null : normalisePhone(`${defaultCountryCode} ${number}`);
  }
  const digits = text.replaceAll(/\D/g, "");
  const [code] = countryCode.exec(digits) ?? [];
  return code === undefined ? null : normalisePhone(`+${code} ${digits.slice(code.length)}`);
}

/**
 * What someone typed or pasted into the number's field: a country code in front of it is taken as the code.
 * @param chosen the code that is chosen beside the number
 * @param known the codes that can be chosen
 */
export function splitPhone(written: string, chosen: string, known: readonly string[]): PhoneParts {
  const text = withoutSigns(written);
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
