/** Bodies keep passwords as typed but for their normal form; everything else is trimmed too. */
const UNTRIMMED = /password$/i;

/** True when a text may not travel: NUL or half of a surrogate pair. */
export function isBrokenText(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

/** Lists and objects inside each other; what walks deeper, here or in the database, may run out of stack. */
export const deepest = 100;

/** Thrown by {@link cleanText} for what may not travel; the door answers 400. */
export class BrokenTextError extends Error {}

function sound(text: string): string {
  if (isBrokenText(text)) throw new BrokenTextError();
  return text;
}

/**
 * Trims and NFC-normalises every string inside a parsed body; passwords are only normalised.
 * @throws BrokenTextError for a text or a name that may not travel, and for a value too deep
 */
export function cleanText(value: unknown, key = "", depth = 0): unknown {
  if (typeof value === "string") {
    const normal = sound(value).normalize("NFC");
    return UNTRIMMED.test(key) ? normal : normal.trim();
  }
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  if (depth > deepest) throw new BrokenTextError();
  if (Array.isArray(value)) return value.map((entry) => cleanText(entry, key, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [sound(name), cleanText(entry, name, depth + 1)]),
  );
}
