import { expect, test } from "vitest";
import { getGrowth, mostGrowth } from "../../../tests/support/processor-time.ts";
import { discriminatingWords, findWords } from "./open-checks.server.ts";

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
])("%s (F13)", (text, expected) => {
  expect(found(text)).toEqual(expected);
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

test.each(["usia ", "usia\u0301 ", "tinggi badan minimal ", "a"])(
  "a heap of %j twice as large takes twice as long (F13)",
  async (word) => {
    const letters = 100_000;
    const growth = await getGrowth((share) => findWords(word.repeat((letters * share) / word.length), words, "id"));
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  },
);

test("a wording is reported once however often it occurs (F13)", () => {
  const matches = findWords("Lajang, lajang. Belum menikah. LAJANG ".repeat(2_000), words, "id");
  expect(matches.map(({ found, times }) => [found, times])).toEqual([
    ["Lajang", 6_000],
    ["Belum menikah", 2_000],
  ]);
});
