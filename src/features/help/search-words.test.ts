import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

const words = (text: string) => searchWords(text).map(({ word, isBeginning }) => (isBeginning ? `${word}…` : word));

test.each([
  ["", []],
  ["?!", []],
  ["lupa kata sandi", ["lupa", "kata", "sandi…"]],
  ["Bagaimana cara menghapus akun saya?", ["menghapus", "akun"]],
  ["How do I delete my account", ["delete", "account…"]],
  ["apa itu", ["apa", "itu…"]],
  ["cv", ["cv"]],
  ["résumé résumé", ["resume…"]],
  ["satu dua tiga empat lima enam tujuh delapan sembilan", "satu dua tiga empat lima enam tujuh delapan".split(" ")],
])("%j asks for %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});
