import { openByCode, readOpenTable, textHits } from "../../../domain/vacancies/vacancies.server.ts";
import { codeIn, noFilters, type OpenTable, rowsOf, searchWords } from "../../../domain/vacancies/vacancies.ts";
import { wordsOf } from "../search/list-vacancies.server.ts";
import type { Reader, TextRows } from "../vacancy-items.server.ts";

/** What one filters by of every open vacancy, as it is known. */
export function openTableOf({ db, known }: Reader): Promise<OpenTable> {
  return known === undefined ? readOpenTable(db) : known.open.get("all", () => readOpenTable(db));
}

async function find(reader: Reader, table: OpenTable, text: string): Promise<TextRows> {
  const words = searchWords(text);
  if (words === null) return null;
  const code = codeIn(text);
  const coded = code === null ? [] : await openByCode(reader.db, code, noFilters);
  if (coded.length > 0) return rowsOf(table, coded);
  const found = await textHits(reader.db, words, (beginning) => wordsOf(reader, beginning));
  return found === null ? "too-many" : rowsOf(table, found);
}

/** What a text finds without filters. */
export async function rowsOfText(reader: Reader, table: OpenTable, text: string): Promise<TextRows> {
  if (text === "") return null;
  const read = async () => ({ stamp: table.stamp, rows: await find(reader, table, text) });
  const known = (await reader.known?.rows.get(text, read)) ?? (await read());
  // What was remembered as vacancies changed may be another table's.
  return known.stamp === table.stamp ? known.rows : find(reader, table, text);
}
