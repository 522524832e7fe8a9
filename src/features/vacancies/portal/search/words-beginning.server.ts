import type { Dictionary } from "../../search/dictionary/dictionary.ts";
import { searchDictionary } from "../../search/search-dictionary.server.ts";
import { wordsBeginning } from "../../search/words.queries.server.ts";
import type { Reader } from "../vacancy-items.server.ts";

/** One question to the database costs more than the index saves where there is nothing to keep its answer. */
export async function findWords({ db, known }: Reader, beginning: string): Promise<readonly string[] | null> {
  return known === undefined ? null : known.beginnings.get(beginning, () => wordsBeginning(db, beginning));
}

/** The cached dictionary. */
export async function getDictionary({ db, known }: Reader): Promise<Dictionary> {
  return known === undefined ? searchDictionary(db) : known.dictionary.get("all", () => searchDictionary(db));
}
