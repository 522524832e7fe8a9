import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { FileRow, FileRows } from "./file-rows.ts";

const records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }), raw: z.string() }),
);

/** The sign that separates a heading's names. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

/** The line a record begins on; csv-parse tells where it ends. */
function firstLine({ info, raw }: z.infer<typeof records>[number]): number {
  return info.lines - (raw.trim().split("\n").length - 1);
}

/**
 * Rows of a CSV text; the heading is line 1.
 * @throws Error when a quote is never closed
 */
export function readCsvRows(text: string): FileRows {
  const options = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true };
  const [heading, ...rest] = records.parse(parse(text, { ...options, delimiter: delimiterOf(text) }));
  const headings = (heading?.record ?? []).map((name) => name.trim());
  const rows = rest.map((found): FileRow => {
    const line = firstLine(found);
    const { length } = found.record;
    if (length !== headings.length) {
      return { status: "unreadable", line, reason: `it has ${length} columns, the heading has ${headings.length}` };
    }
    return {
      status: "read",
      line,
      fields: Object.fromEntries(headings.map((name, at) => [name, found.record[at] ?? ""])),
    };
  });
  return { headings, rows };
}
