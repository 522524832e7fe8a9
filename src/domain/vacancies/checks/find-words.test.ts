import { expect, test } from "vitest";
import { findWords } from "./find-words.ts";
import { discriminatingWords } from "./words.server.ts";

const words = await discriminatingWords();
const found = (text: string, language: "id" | "en" = "id") =>
  findWords(text, words, language).map(({ kind, found }) => [kind, found]);

test.each([
  [
    "Usia maksimal 27 tahun, berpenampilan  menarik.",
    [
      ["age", "Usia maksimal 27 tahun"],
      ["looks", "berpenampilan  menarik"],
    ],
  ],
  ["Tinggi badan minimal 165 cm", [["height", "Tinggi badan"]]],
  ["Belum menikah", [["marriage", "Belum menikah"]]],
  ["Perusahaan berusia 40 tahun", []],
  ["pelajangan", []],
])("%s (F13)", (text, wanted) => {
  expect(found(text)).toEqual(wanted);
});

test("a wording of one language is none of the other's (F13)", () => {
  expect(found("male only", "en")).toEqual([["gender", "male only"]]);
  expect(found("male only", "id")).toEqual([]);
});

test("every kind has wordings in both languages, each with a better one (F13)", () => {
  for (const language of ["id", "en"]) {
    const kinds = new Set(words.filter((word) => word.language === language).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["age", "ethnicity", "gender", "height", "looks", "marriage", "religion"]);
  }
  expect(words.filter(({ better }) => better === "")).toEqual([]);
});

test("a heap of words is looked through at once (F13)", () => {
  const began = performance.now();
  findWords("usia ".repeat(20_000), words, "id");
  expect(performance.now() - began).toBeLessThan(1000);
});
