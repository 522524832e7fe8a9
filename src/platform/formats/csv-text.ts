/** The text of a CSV file as a program has saved it, and how to take it apart. */
export interface CsvText {
  text: string;
  delimiter: string;
  /** Lines before the text that belong to no table. */
  skipped: number;
}

/**
 * UTF-8, or UTF-16 as Excel's "Unicode text" has it, which begins with a byte order mark.
 * @throws Error with the reason
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error("it is not UTF-8", { cause });
  }
}

/** Excel's own first line, which names the separator: `sep=;`. */
const separatorLine = /^"?sep=(.)"?[,;\t]*(?:\r\n?|\n)/i;

/** The sign that separates the names of the first line with any text. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r\n?|\n/).find((line) => /[^\s,;\t"]/.test(line)) ?? "";
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** What separates the cells of a CSV text: what its own first line names, else what its heading shows. */
export function csvText(whole: string): CsvText {
  const [separator = "", sign] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(separator.length);
  return { text, delimiter: sign ?? delimiterOf(text), skipped: separator === "" ? 0 : 1 };
}
