import type { Db } from "../../../platform/database/database.ts";
import { noFilters } from "../vacancy.ts";
import { hitIds, textQuery, type WordsBeginning } from "./open-vacancies.queries.server.ts";
import type { SearchWords } from "./search-words.ts";

/** Hits of a text whose filters are counted; of more, which says little, they are not. */
const mostCounted = 50_000;

/** Ids of all open vacancies that a text finds, in any order; null where it finds more than `most`. */
export async function textHits(
  db: Db,
  words: SearchWords,
  wordsBeginning?: WordsBeginning,
  most = mostCounted,
): Promise<number[] | null> {
  return hitIds(db, await textQuery(db, words, noFilters, wordsBeginning), most);
}
