import { DomUtils, parseDocument } from "htmlparser2";

/** A row as a file has it: texts by heading. */
export type RawFields = Readonly<Record<string, string>>;

/** One row of a file and the line it begins on. */
export type FileRow =
  | { status: "read"; line: number; fields: RawFields }
  | { status: "unreadable"; line: number; reason: string };

export interface FileRows {
  /** Null where every row has its own (JSON). */
  headings: string[] | null;
  rows: FileRow[];
}

/** A text without what databases refuse and without blanks around it; "N/A" and "-" are empty. */
export function cleanField(text: string): string {
  const clean = text.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();
  return /^(n\/a|-)$/i.test(clean) ? "" : clean;
}

/** One line: breaks and double blanks become one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A line of plain text that came escaped for HTML: "R&amp;D" becomes "R&D". */
export function withoutEntities(text: string): string {
  return /&(#\d+|#x[\da-f]+|[a-z]+);/i.test(text) ? DomUtils.textContent(parseDocument(text)) : text;
}
