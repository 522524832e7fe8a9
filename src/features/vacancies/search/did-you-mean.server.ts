import type { Db } from "../../../platform/database/database.ts";
import { meantWord } from "../../reference-data/spelling.ts";
import type { SearchWords } from "./search-words.ts";
import { hasWordBeginning, wordsLike } from "./words.queries.server.ts";

/** The search as it was probably meant, or null when every word of it is fine. */
export async function didYouMean(db: Db, { whole, beginning }: SearchWords): Promise<string | null> {
  const meant: string[] = [];
  for (const word of whole) meant.push(meantWord(word, await wordsLike(db, word)) ?? word);
  if (beginning !== null) meant.push(await meantBeginning(db, beginning));
  const text = meant.join(" ");
  return text === [...whole, ...(beginning === null ? [] : [beginning])].join(" ") ? null : text;
}

/** A word that is still being typed is fine when some word goes on so. */
async function meantBeginning(db: Db, beginning: string): Promise<string> {
  const known = await wordsLike(db, beginning);
  const isWord = known.some(({ word }) => word === beginning);
  if (!isWord && (await hasWordBeginning(db, beginning))) return beginning;
  return meantWord(beginning, known) ?? beginning;
}
