import { parse } from "csv-parse/sync";
import { z } from "zod";
import { csvText } from "../../platform/formats/csv-text.ts";
import type { FileRow, FileRows, RawFields } from "./file-rows.ts";

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }), raw: z.string() }),
);

/** The line a record begins on; csv-parse tells where it ends. */
function firstLine({ info, raw }: z.infer<typeof records>[number]): number {
  return info.lines - (raw.trim().split("\n").length - 1);
}

/** A record as spreadsheets save it: empty cells at its end may be missing, or more than the heading has. */
function fieldsOf(headings: readonly string[], record: readonly string[]): RawFields | null {
  const isTooLong = record.slice(headings.length).some((cell) => cell.trim() !== "");
  return isTooLong ? null : Object.fromEntries(headings.map((name, at) => [name, record[at] ?? ""]));
}

/**
 * Rows of a CSV text; the heading is its first row with any text but a `sep=` line. Rows without any text are left out.
 * @throws Error when a quote is never closed
 */
export function readCsvRows(whole: string): FileRows {
  const { text, delimiter, skipped } = csvText(whole);
  const options = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
  const all = records.parse(parse(text, { ...options, delimiter }));
  const [heading, ...filled] = all.filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  const headings = (heading?.record ?? []).map((name) => name.trim());
  const rows = filled.map((found): FileRow => {
    const line = firstLine(found) + skipped;
    const fields = fieldsOf(headings, found.record);
    if (fields !== null) return { status: "read", line, fields };
    const { length } = found.record;
    return { status: "unreadable", line, reason: `it has ${length} columns, the heading has ${headings.length}` };
  });
  return { headings, rows };
}
