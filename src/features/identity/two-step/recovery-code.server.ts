import { randomInt } from "node:crypto";

/** Without letters and digits that look alike, so that a code can be copied by hand. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const groups = 3;
const groupLength = 4;

/** A code in its two parts: by the first it is found, the second (40 bits) is stored as its hash alone. */
export interface RecoveryCode {
  name: string;
  secret: string;
}

/** How many codes a person gets (promise 5). */
export const recoveryCodeCount = 10;

function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Ten codes that are found apart. */
export function newRecoveryCodes(): RecoveryCode[] {
  const names = new Set<string>();
  while (names.size < recoveryCodeCount) names.add(randomLetters(groupLength));
  return [...names].map((name) => ({ name, secret: randomLetters(groupLength * (groups - 1)) }));
}

/** "7K2M-94QD-X8RT" */
export function shownRecoveryCode({ name, secret }: RecoveryCode): string {
  return [name, secret.slice(0, groupLength), secret.slice(groupLength)].join("-");
}

/** The parts of a code as somebody typed it, in any case, with or without hyphens; null for what is none. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  const isCode = plain.length === groups * groupLength && [...plain].every((sign) => alphabet.includes(sign));
  return isCode ? { name: plain.slice(0, groupLength), secret: plain.slice(groupLength) } : null;
}
