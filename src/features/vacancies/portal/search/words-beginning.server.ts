import { wordsBeginning } from "../../search/words.queries.server.ts";
import type { Reader } from "../vacancy-items.server.ts";

/** One question to the database costs more than the index saves where there is nothing to keep its answer. */
export async function wordsOf({ db, known }: Reader, beginning: string): Promise<readonly string[] | null> {
  return known === undefined ? null : known.beginnings.get(beginning, () => wordsBeginning(db, beginning));
}
