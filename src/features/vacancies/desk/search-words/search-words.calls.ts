import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";

/** Two words or phrases that mean the same, folded. */
export interface SearchPair {
  id: number;
  one: string;
  other: string;
}

export interface SearchWords {
  /** What at least five people looked for in 90 days and did not find, the most frequent first. */
  misses: { words: string; asked: number; lastDay: string }[];
  pairs: SearchPair[];
  /** What other systems call a function of ours. */
  aliases: { value: string; functionId: number; function: string }[];
  functions: { id: number; text: string }[];
}

export const getSearchWords = defineDeskCall<object, SearchWords>()({
  method: "GET",
  path: "staff/search-words",
  needs: "search-word.edit",
  who: "staff",
});

export const addPairCall = defineDeskCall<{ body: { one: string; other: string } }, SearchPair>()({
  method: "POST",
  path: "staff/search-words",
  needs: "search-word.edit",
  who: "staff",
  limits: smallBody,
  creates: true,
});

export const removePairCall = defineDeskCall<{ path: { id: number } }, { id: number }>()({
  method: "DELETE",
  path: "staff/search-words/{id}",
  needs: "search-word.edit",
  who: "staff",
  body: "none",
});

/** Vacancies that were imported under the name belong to the function from then on. */
export const mapFunctionCall = defineDeskCall<
  { body: { value: string; functionId: number } },
  { functionId: number }
>()({
  method: "POST",
  path: "staff/search-words/functions",
  needs: "search-word.edit",
  who: "staff",
  limits: smallBody,
});
