import type { Memory } from "../../../../platform/cache/remember.ts";
import { textHits } from "../../search/find-page.server.ts";
import { readOpenTable } from "../../search/open-table.queries.server.ts";
import { getRows, type OpenTable, type Rows } from "../../search/open-table.ts";
import { openByCode } from "../../search/open-vacancies.queries.server.ts";
import { codeIn } from "../../search/text-query.ts";
import { understand } from "../../search/understand.ts";
import { noFilters } from "../../vacancy.ts";
import { findWords, getDictionary } from "../search/words-beginning.server.ts";
import type { FoundRows, Reader, TextRows } from "../vacancy-items.server.ts";

/** Filter values of every open vacancy, as known. */
export function getOpenTable({ db, known }: Reader): Promise<OpenTable> {
  return known === undefined ? readOpenTable(db) : known.open.get("all", () => readOpenTable(db));
}

async function find(reader: Reader, table: OpenTable, text: string, most?: number): Promise<TextRows> {
  const words = understand(text, await getDictionary(reader));
  if (words === null) return null;
  const code = codeIn(text);
  const coded = code === null ? [] : await openByCode(reader.db, code, noFilters);
  if (coded.length > 0) return getRows(table, coded);
  const found = await textHits(reader.db, words, (beginning) => findWords(reader, beginning), most);
  return found === null ? "too-many" : getRows(table, found);
}

/** Rows of this table by a text, remembered until a vacancy changes. */
async function remembered(
  memory: Memory<FoundRows> | undefined,
  { stamp }: OpenTable,
  text: string,
  read: () => Promise<TextRows>,
): Promise<TextRows> {
  const stamped = async () => ({ stamp, rows: await read() });
  const known = (await memory?.get(text, stamped)) ?? (await stamped());
  // What was remembered as vacancies changed may be another table's.
  return known.stamp === stamp ? known.rows : read();
}

/** Results of a text without filters. */
export async function rowsOfText(reader: Reader, table: OpenTable, text: string): Promise<TextRows> {
  if (text === "") return null;
  return remembered(reader.known?.rows, table, text, () => find(reader, table, text));
}

/** More than there are of anything. */
const every = 1_000_000_000;

/** The same, however much it is: for an order that no index has. Null: the text has no words. */
export async function everyRowOfText(reader: Reader, table: OpenTable, text: string): Promise<Rows | null> {
  const some = await rowsOfText(reader, table, text);
  if (some !== "too-many") return some;
  const all = await remembered(reader.known?.everyRow, table, text, () => find(reader, table, text, every));
  return all === "too-many" ? null : all;
}
