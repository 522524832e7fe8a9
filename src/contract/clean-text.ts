import { longestText } from "./body-limits.ts";

/** Bodies keep passwords as typed but for their normal form; everything else is trimmed too. */
const UNTRIMMED = /password$/i;

/**
 * More marks on one letter than any writing has: to put them in order takes time by the square of their number (Unicode
 * Standard Annex 15, "Stream-Safe Text Format", has the same bound). Looked for where marks begin only, so that a text
 * is read once.
 */
const TOO_MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** Characters that no database stores: NUL and lone surrogates. */
function isUnstorable(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

/** True when a text may not travel: it cannot be stored, or is a heap of combining marks. */
export function isBrokenText(text: string): boolean {
  return isUnstorable(text) || TOO_MANY_MARKS.test(text);
}

/** Lists and objects inside each other. */
export const deepest = 20;

/** Thrown by {@link cleanText} for what may not travel; the endpoint answers 400. */
export class BrokenTextError extends Error {}

function sound(text: string): string {
  if (isBrokenText(text)) throw new BrokenTextError();
  return text;
}

/**
 * A text in its normal form. One that is longer than any field takes is not normalised: it is cut to one character more
 * than that, by which its field refuses it, or kept as it came.
 */
function cleaned(text: string, name: string, keepsLongTexts: boolean): string {
  const whole = sound(text);
  if (whole.length > longestText) return keepsLongTexts ? whole : whole.slice(0, longestText + 1).toWellFormed();
  const normal = whole.normalize("NFC");
  return UNTRIMMED.test(name) ? normal : normal.trim();
}

/**
 * Trims and NFC-normalises every string inside a parsed body; passwords are only normalised.
 * @param keepsLongTexts true where texts longer than any field are kept as they came
 * @throws BrokenTextError for a text or a name that may not travel, and for a value too deep
 */
export function cleanText(value: unknown, keepsLongTexts = false): unknown {
  const clean = (inner: unknown, key: string, depth: number): unknown => {
    if (typeof inner === "string") return cleaned(inner, key, keepsLongTexts);
    if (typeof inner !== "object" || inner === null || inner instanceof Blob) return inner;
    if (depth >= deepest) throw new BrokenTextError();
    if (Array.isArray(inner)) return inner.map((entry) => clean(entry, key, depth + 1));
    return Object.fromEntries(
      Object.entries(inner).map(([name, entry]) => [sound(name), clean(entry, name, depth + 1)]),
    );
  };
  return clean(value, "", 0);
}
