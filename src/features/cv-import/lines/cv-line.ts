/** A piece of a line with a wide gap before and after it: a job and its dates, a cell of a table's row. */
export interface CvCell {
  text: string;
  /** Where it begins on its page, in points; in a document without places the number of its cell, a hundred each. */
  x: number;
  /** Where it ends; absent where the document does not say. */
  right?: number;
  /** The text by the fonts that it is written in; absent where it is one. */
  runs?: readonly string[];
}

/** A line of a CV as it is read from the upper left, one column after the other. */
export interface CvLine {
  cells: readonly CvCell[];
  /** The cells with a blank between. */
  text: string;
  x: number;
  /** Where it ends. */
  right: number;
  /** Height of its letters in points; 0 where the document does not say. */
  size: number;
  /** Font of its first letters; empty where the document does not say. */
  font: string;
  /** Empty space above it, in heights of its letters. */
  gap: number;
  page: number;
  /** 1 for what stands in a right column of its own. */
  column: number;
  /** It begins as an entry of a list does. */
  isBullet: boolean;
  /** It began with a number of its own ("3. "), which is left out. */
  isNumbered?: boolean;
}

/** Characters of a line that are looked at; what is longer is no line of a CV. */
const longestLine = 600;
const bulletGlyphs = /^[\s]*[•●▪■□○◦‣⁃∙·➢➤►▶✓✔❖◆*>»\uf0b7\uf0a7\uf0d8-]+(?=\s|$|[\p{L}])/u;
/** A long stroke before words begins an entry too; before dates it continues from the line above. */
const stroke =
  /^\s*[–—]\s+(?=\p{L})(?!\p{L}{3,9}\.?\s?['’]?\d|sekarang|saat ini|kini|hari ini|present|now|current|today|ongoing)/iu;
/** "3. " before an entry of a numbered list; a number in a cell of its own stays. */
const number = /^\s*\d{1,2}[.)]\s+(?=\S)/;
const spaced = /^(?:\p{L}\s){3,}\p{L}$|^(?:\p{Lu}{1,2}\s){3,}\p{Lu}{1,2}$/u;

/** "P E N G A L A M A N" is one word that was drawn wide; words stand two blanks apart. */
function joinSpaced(text: string): string {
  const words = text.split(/\s{2,}/);
  if (!words.some((word) => spaced.test(word))) return text;
  return words
    .map((word) => (spaced.test(word) || /^(?:\S\s)*\S$/u.test(word) ? word.replaceAll(/\s/g, "") : word))
    .join(" ");
}

/** A soft hyphen between two words stands for a dash, inside a word for a hyphen or nothing. */
const withHyphens = (text: string) =>
  text
    .replaceAll(/(?<=\s|\d)\u00ad(?=\s|\d)/g, "-")
    .replaceAll(/\u00ad$/g, "-")
    .replaceAll(/(?<=\p{L})\u00ad(?=\p{L})/gu, "-")
    .replaceAll("\u00ad", "");

/** A text as it is compared: ligatures apart, icons and what is not seen left out. */
export function tidy(text: string): string {
  const known = withHyphens(text.slice(0, longestLine).normalize("NFKC"))
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/[\u2010\u2011]/g, "-")
    // An accent that was drawn on its own, before its letter.
    .replaceAll(/ ([\u0300-\u036f]) ?(\p{L})/gu, "$2$1")
    .normalize("NFC")
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(/[\ue000-\uf8ff\p{Extended_Pictographic}]|\ufe0f/gu, (glyph) => (/[\d#*©®]/.test(glyph) ? glyph : " "));
  return joinSpaced(known.trim()).replaceAll(/\s+/gu, " ").trim();
}

type Drawn = Partial<Omit<CvLine, "cells" | "text" | "isBullet">> & { isBullet?: boolean };

/** A line of its cells; null when nothing is left of it. */
export function cvLine(cells: readonly CvCell[], drawn: Drawn): CvLine | null {
  const first = cells[0];
  const glyph = [bulletGlyphs, stroke].find((each) => first !== undefined && each.test(first.text));
  // A date in the margin beside an entry of a list: the list is what the line is about.
  const isBesideBullet =
    cells.length === 2 && !/\p{L}/u.test(first?.text ?? "") && bulletGlyphs.test(cells[1]?.text ?? "");
  const hasBullet = glyph !== undefined || isBesideBullet;
  const isNumbered = first !== undefined && !hasBullet && number.test(first.text);
  const plain = cells.map((cell, at) => ({
    ...cell,
    text: tidy(at === 0 ? cell.text.replace(glyph ?? number, "") : cell.text),
  }));
  const filled = plain.filter(({ text }) => text !== "");
  const text = filled.map((cell) => cell.text).join(" ");
  if (text === "") return null;
  const {
    x = filled[0]?.x ?? 0,
    right = x,
    size = 0,
    font = "",
    gap = 0,
    page = 1,
    column = 0,
    isBullet = false,
  } = drawn;
  return { cells: filled, text, x, right, size, font, gap, page, column, isBullet: isBullet || hasBullet, isNumbered };
}
