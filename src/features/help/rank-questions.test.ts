import { expect, test } from "vitest";
import { type Place, rankQuestions } from "./search-words.ts";

const hits = (places: Record<number, Place[]>) =>
  Object.entries(places).map(([id, of]) => ({ id: Number(id), places: of }));

test.each<[string, Record<number, Place[]>, number, number[]]>([
  ["the question's word before the answer's", { 1: ["answer"], 2: ["question"], 3: ["keyword"] }, 1, [2, 3, 1]],
  [
    "a rare word before a common one",
    { 1: ["question", null], 2: ["question", null], 3: [null, "question"], 4: ["question", null] },
    2,
    [3],
  ],
  ["both words before one", { 1: ["question", null], 2: ["question", "answer"] }, 2, [2]],
  ["equals as they come", { 1: ["answer"], 2: ["answer"] }, 1, [1, 2]],
  ["a word that nobody has takes nothing away", { 1: ["question", null] }, 2, [1]],
  ["nothing of nothing", {}, 2, []],
])("%s", (_, places, words, ids) => {
  expect(rankQuestions(hits(places), words)).toEqual(ids);
});
