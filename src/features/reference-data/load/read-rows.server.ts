import { parse } from "csv-parse/sync";
import { z } from "zod";
import { csvText, decodeText } from "../../../platform/formats/sheets.ts";

/** A file as it comes: from a folder, or over the command socket. */
export interface DataFile {
  name: string;
  bytes: Uint8Array;
}

/** A file that cannot be used; the message names it, its line and the reason. */
export class DataFileError extends Error {}

/** As spreadsheets save CSV: empty cells at a row's end may be missing or too many, and rows may be empty. */
const asSaved = { skip_empty_lines: true, skip_records_with_empty_values: true, relax_column_count: true };

const records = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }));

/**
 * The rows of a CSV file with a heading, each as `schema` wants it.
 * @throws DataFileError naming file, line and reason
 */
export function readRows<Row>(file: DataFile, schema: z.ZodType<Row>): Row[] {
  return parsed(file).map(({ record, info }) => {
    const row = schema.safeParse(record);
    if (row.success) return row.data;
    const [issue] = row.error.issues;
    const reason = record[String(issue?.path[0])] === undefined ? "is missing" : `is wrong: ${issue?.message}`;
    throw new DataFileError(`${file.name}, line ${info.lines}: ${String(issue?.path[0])} ${reason}`);
  });
}

function parsed(file: DataFile): z.infer<typeof records> {
  try {
    const { text, delimiter, skipped } = csvText(decodeText(file.bytes));
    const found = records.parse(parse(text, { columns: true, info: true, trim: true, delimiter, ...asSaved }));
    return found.map(({ record, info }) => ({ record, info: { lines: info.lines + skipped } }));
  } catch (error) {
    throw new DataFileError(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
