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

/**
 * A text without what databases refuse and without blanks around it; "N/A" and "-" are empty. Sheets write `="007"` for
 * a text that is no number.
 */
export function cleanField(text: string): string {
  const whole = text.replaceAll("\0", "").toWellFormed().normalize("NFC").trim();
  const clean = whole.replace(/^="([^"]*)"$/, "$1").trim();
  return /^(n\/a|-)$/i.test(clean) ? "" : clean;
}

/** One line: breaks and double blanks become one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** So often a line is escaped at most. */
const mostEscapes = 3;

/** A line of plain text that came escaped for HTML, once or more: "R&amp;amp;D" becomes "R&D". */
export function withoutEntities(text: string): string {
  let plain = text;
  for (let left = mostEscapes; left > 0 && /&(#\d+|#x[\da-f]+|[a-z]+);/i.test(plain); left--)
    plain = DomUtils.textContent(parseDocument(plain));
  return plain;
}

/** "Title ID" and " CODE " name our columns too. */
const columnIn = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");

/**
 * A file with our columns' own names in place of headings that only are spelt in another way.
 * @param mapped headings that an operator names, which stay as they are
 */
export function withOwnHeadings(
  { headings, rows }: FileRows,
  columns: readonly string[],
  mapped: readonly string[] = [],
): FileRows {
  const named = headings ?? [...new Set(rows.flatMap((row) => (row.status === "read" ? Object.keys(row.fields) : [])))];
  const ours = new Map(
    named.map((heading) => {
      const column = columnIn(heading);
      const isOther = columns.includes(column) && !named.includes(column) && !mapped.includes(heading);
      return [heading, isOther ? column : heading];
    }),
  );
  const renamed = (fields: RawFields) =>
    Object.fromEntries(Object.entries(fields).map(([heading, text]) => [ours.get(heading) ?? heading, text]));
  return {
    headings: headings && [...ours.values()],
    rows: rows.map((row) => (row.status === "read" ? { ...row, fields: renamed(row.fields) } : row)),
  };
}
