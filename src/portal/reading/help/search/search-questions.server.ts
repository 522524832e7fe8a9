import { questionsById } from "../../../../domain/help/read/help.queries.server.ts";
import { questionsWith, wordsLike } from "../../../../domain/help/search/help-search.queries.server.ts";
import { type Hit, rankQuestions } from "../../../../domain/help/search/rank-questions.ts";
import { type SearchWord, searchWords } from "../../../../domain/help/search/search-words.ts";
import { meantWord } from "../../../../domain/master-data/spelling.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { HelpQuestion } from "../help.calls.ts";
import { wireQuestion } from "../read/read-help.server.ts";

/** Questions that an answer holds; who needs more needs other words. */
const mostFound = 20;

export interface Found {
  questions: HelpQuestion[];
  /** The words as they were probably meant, where that differs. */
  didYouMean: string | null;
}

/** Puts the meant word in place of each that no question has. */
async function corrected(db: Db, words: readonly SearchWord[], hits: readonly Hit[]): Promise<SearchWord[]> {
  const meant: SearchWord[] = [];
  for (const [at, searched] of words.entries()) {
    const isKnown = hits.some(({ places }) => places[at]);
    const word = isKnown ? null : meantWord(searched.word, await wordsLike(db, searched.word));
    meant.push(word === null ? searched : { word, isBeginning: false });
  }
  return meant;
}

/** Questions that answer a text, best first, whatever its language; typing errors are forgiven. */
export async function findQuestions(db: Db, language: Language, text: string): Promise<Found> {
  const words = searchWords(text);
  if (words.length === 0) return { questions: [], didYouMean: null };
  const hits = await questionsWith(db, words);
  const meant = await corrected(db, words, hits);
  const isMisspelt = meant.some(({ word }, at) => word !== words[at]?.word);
  const ids = rankQuestions(isMisspelt ? await questionsWith(db, meant) : hits, words.length).slice(0, mostFound);
  const rows = new Map((await questionsById(db, language, ids)).map((row) => [row.id, row]));
  const questions = ids.flatMap((id) => rows.get(id) ?? []).map(wireQuestion);
  return { questions, didYouMean: isMisspelt ? meant.map(({ word }) => word).join(" ") : null };
}
