import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type CellObject } from "write-excel-file/node";

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A text, a number, or nothing. */
export type SheetCell = string | number | null;

export interface Sheet {
  /** Of the tab in a workbook. */
  name: string;
  /** The file's title, a line above the names of the columns. */
  about: string;
  columns: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Characters that a cell cannot contain: XML cannot represent them, and nobody types them on purpose. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/** Most characters of a cell in a workbook. */
const longestCell = 32_767;

const toText = (text: string) => text.replace(forbidden, "").slice(0, longestCell);

/** A return within a cell is quoted, too. */
const delimiters = { record_delimiter: "windows", quote_record_delimiter: true } as const;

/** Quotes, and puts an apostrophe before whatever a spreadsheet would take for a formula (recruiting §11). */
function csvFile({ about, columns, rows }: Sheet): Uint8Array {
  const lines = [[about], columns, ...rows].map((row) =>
    row.map((cell) => (typeof cell === "string" ? toText(cell) : cell)),
  );
  return Buffer.from(stringify(lines, { bom: true, escape_formulas: true, ...delimiters }));
}

const bold = { fontWeight: "bold" } as const;

/** A cell whose type is said, so that no text is taken for anything else. */
function findCell(cell: SheetCell): CellObject | null {
  if (cell === null || cell === "") return null;
  return typeof cell === "number" ? { value: cell, type: Number } : { value: toText(cell), type: String };
}

/** Characters of a sheet's name at most, and what it may not hold. */
const tabName = (name: string) => name.replaceAll(/[\\/?*:[\]]/g, " ").slice(0, 31);

async function xlsxFile({ name, about, columns, rows }: Sheet): Promise<Uint8Array> {
  const head = columns.map((column) => ({ ...findCell(column), ...bold }));
  const data = [[findCell(about)], head, ...rows.map((row) => row.map(findCell))];
  const widths = columns.map((column) => ({ width: Math.max(14, column.length + 2) }));
  return writeXlsxFile(data, { sheet: tabName(name), stickyRowsCount: 2, columns: widths }).toBuffer();
}

/** A table as a file, its first line saying what it is. */
export async function sheetFile(format: SheetFormat, sheet: Sheet): Promise<Uint8Array> {
  return format === "csv" ? csvFile(sheet) : xlsxFile(sheet);
}

/** The text of a CSV file as a program has saved it, and how to take it apart. */
export interface CsvText {
  text: string;
  delimiter: string;
  /** Lines before the text that belong to no table. */
  skipped: number;
}

/** How workbooks of Excel begin, new and old. */
const isWorkbook = ([one, two, three]: Uint8Array) =>
  (one === 0x50 && two === 0x4b && three === 3) || (one === 0xd0 && two === 0xcf);

/** UTF-16 as Excel's "Unicode text" has it: by its byte order mark, or by every other byte of its first letters. */
function findUtf16([one, two, three, four]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0 && three !== 0 && four === 0)) return "utf-16le";
  return (one === 0xfe && two === 0xff) || (one === 0 && two !== 0 && three === 0 && four !== 0) ? "utf-16be" : null;
}

/**
 * UTF-8 or UTF-16.
 * @throws Error with the reason
 */
export function decodeText(bytes: Uint8Array): string {
  if (isWorkbook(bytes)) throw new Error("it is a workbook: save it as CSV UTF-8");
  const utf16 = bytes.length < 4 ? null : findUtf16(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error("it is not UTF-8: save it as CSV UTF-8", { cause });
  }
}

/** Excel's own first line, which names the separator: `sep=;`. */
const separatorLine = /^"?sep=(.)"?[,;\t]*(?:\r\n?|\n)/i;

/** The sign that separates the names of the first line with any text. */
function getDelimiter(text: string): string {
  const heading = text.split(/\r\n?|\n/).find((line) => /[^\s,;\t"]/.test(line)) ?? "";
  const unquoted = heading.replace(/"[^"]*"/g, "");
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: unquoted.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** A CSV text with plain line ends, and its separator: named in its first line, else inferred from its heading. */
export function csvText(whole: string): CsvText {
  const [separator = "", sign] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(separator.length).replace(/\r\n?/g, "\n");
  return { text, delimiter: sign ?? getDelimiter(text), skipped: separator === "" ? 0 : 1 };
}
