import type { Db } from "../../../platform/database/database.ts";
import type { Filters } from "../vacancy.ts";
import { codeIn } from "./code-in.ts";
import { findPage } from "./find-page.server.ts";
import { openByCode } from "./open-vacancies.queries.server.ts";
import { searchWords } from "./search-words.ts";

/** A search of the list, without order and page. */
export interface ListSearch extends Filters {
  text: string;
}

/** The newest open vacancies that a search of the list finds; a code finds its vacancy alone, as there. */
export async function newestHits(db: Db, { text, ...filters }: ListSearch, most: number): Promise<number[]> {
  const code = codeIn(text);
  const coded = code === null ? [] : await openByCode(db, code, filters);
  if (coded.length > 0) return coded;
  const page = { offset: 0, limit: most };
  const found = await findPage(db, { filters, words: searchWords(text), sort: "newest", page, language: "id" });
  return found.cards.map(({ id }) => id);
}
