import { foldText } from "../../reference-data/fold-text.ts";

/** More words than this narrow nothing down. */
const mostWords = 10;

/** Words that say nothing in a title; they count only when there is no other. */
const small = new Set([
  "di",
  "dan",
  "ke",
  "dari",
  "untuk",
  "yang",
  "atau",
  "and",
  "or",
  "of",
  "for",
  "the",
  "in",
  "at",
  "to",
  "a",
]);

/** Shorter beginnings stand for too many words to tell anything. */
const shortestBeginning = 3;

/** A search text as it is looked for: every word must be found, the last one as the beginning of a word. */
export interface SearchWords {
  whole: readonly string[];
  /** Null where the last word is too short to stand for others, or says nothing. */
  beginning: string | null;
}

/** Takes a search text apart; null when there is nothing to look for. Any text is fine. */
export function searchWords(text: string): SearchWords | null {
  const all = foldText(text)
    .split(" ")
    .filter((word) => word !== "");
  const telling = all.filter((word) => !small.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
  const last = words.at(-1);
  if (last === undefined) return null;
  const isWhole = last.length < shortestBeginning || last !== all.at(-1);
  return isWhole ? { whole: words, beginning: null } : { whole: words.slice(0, -1), beginning: last };
}
