import type { Db } from "../../../platform/database/database.ts";
import type { Filters } from "../vacancy.ts";
import { type Arrived, arrivedAmong, arrivedHits, type Span } from "./arrived-hits.queries.server.ts";
import { filterTerms } from "./filter-words.ts";
import { openByCode, textQueriesFor } from "./open-vacancies.queries.server.ts";
import { searchDictionary } from "./search-dictionary.server.ts";
import { codeIn } from "./text-query.ts";
import { understand } from "./understand.ts";

/** A search of the list, and of which time's arrivals it is asked. */
export interface ArrivalSearch {
  text: string;
  filters: Filters;
  span: Span;
}

/** The words of each search as PostgreSQL takes them. */
async function listQueries(db: Db, searches: readonly ArrivalSearch[]): Promise<string[]> {
  const dictionary = await searchDictionary(db);
  const understood = searches.map(({ text }) => understand(text, dictionary));
  const searchable = understood.filter((search) => search !== null);
  const queries = await textQueriesFor(db, searchable);
  const found = new Map(searchable.map((search, place) => [search, queries[place]?.found ?? ""]));
  return searches.map(({ filters }, place) => {
    const search = understood[place] ?? null;
    const terms = filterTerms(filters);
    return (search === null ? terms : [`(${found.get(search)})`, ...terms]).join(" & ");
  });
}

/** A text that is the code of an open vacancy finds that one alone, as on the list. */
async function coded(db: Db, { text, filters }: ArrivalSearch): Promise<number[]> {
  const code = codeIn(text);
  return code === null ? [] : openByCode(db, code, filters);
}

/**
 * What each of many searches finds of the vacancies that came: the list's own words and filters, asked of what is new
 * alone. As many answers as searches, in their order.
 * @param most ids of each, the newest first
 */
export async function searchArrivals(db: Db, searches: readonly ArrivalSearch[], most: number): Promise<Arrived[]> {
  const queries = await listQueries(db, searches);
  const spanQueries = searches.map(({ span }, place) => ({ query: queries[place] ?? "", span }));
  const found = await arrivedHits(db, spanQueries, most);
  for (const [place, search] of searches.entries()) {
    const ids = await coded(db, search);
    // A code stands in no words: what came of the vacancies that have it is looked for on its own.
    if (ids.length > 0) found[place] = await arrivedAmong(db, ids, search.span);
  }
  return found;
}
