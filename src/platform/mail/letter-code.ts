import { randomBytes } from "node:crypto";

/** Without I, L, O and U, which read as others (Crockford's base 32). */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const half = 5;

/** A letter's number that a person can type, 50 random bits: "7K2M9-4QDHX". It opens nothing; it says that we sent it. */
export function newLetterCode(): string {
  const code = [...randomBytes(2 * half)].map((byte) => signs[byte % signs.length]).join("");
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** A number as somebody typed it, in our spelling; null when it cannot be one. */
export function readLetterCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\-\u2010-\u2015.]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isOne = code.length === 2 * half && [...code].every((sign) => signs.includes(sign));
  return isOne ? `${code.slice(0, half)}-${code.slice(half)}` : null;
}
