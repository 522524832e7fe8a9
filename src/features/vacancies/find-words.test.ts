import { describe, expect, test } from "vitest";
import { getGrowth, mostGrowth } from "../../../tests/support/processor-time.ts";
import { discriminatingLines, harmlessLines } from "../../../tests/support/wording-lines.ts";
import { discriminatingWords, findWords } from "./discriminating-words.server.ts";

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
  ["Tinggi badan minimal 165 cm", [["height", "Tinggi badan minimal 165 cm"]]],
  ["Belum menikah", [["marriage", "Belum menikah"]]],
  ["Perusahaan berusia 40 tahun", []],
  ["pelajangan", []],
  ["Pria/Wanita, maks. 30 tahun", [["age", "Pria/Wanita, maks. 30 tahun"]]],
  ["- Jujur\n- **Pria**\n- Rajin", [["gender", "Pria"]]],
])("%s (F13)", (text, wanted) => {
  expect(found(text)).toEqual(wanted);
});

test("a wording of one language is none of the other's (F13)", () => {
  expect(found("male only", "en")).toEqual([["gender", "male only"]]);
  expect(found("male only", "id")).toEqual([]);
});

test("a word for a person counts in a title, and in a text only where it asks for one (F13)", () => {
  const inTitle = findWords("Staf Pria Administrasi", words, "id", { isTitle: true });
  expect(inTitle.map(({ kind }) => kind)).toEqual(["gender"]);
  expect(found("Menjahit seragam pria")).toEqual([]);
});

test("every kind has wordings in both languages, and each proposes to remove it (F13)", () => {
  for (const language of ["id", "en"]) {
    const kinds = new Set(words.filter((word) => word.language === language).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      "age",
      "ethnicity",
      "gender",
      "height",
      "looks",
      "marriage",
      "none",
      "religion",
    ]);
  }
  expect(findWords("Diutamakan wanita", words, "id")).toMatchObject([{ better: "" }]);
});

describe("of lines as advertisements have them (F13)", () => {
  const isFound = ([language, text, place]: (typeof discriminatingLines)[number]) =>
    findWords(text, words, language, { isTitle: place === "title" }).length > 0;

  test("150 turn people away, and at least 95 in 100 are found", () => {
    expect(discriminatingLines).toHaveLength(150);
    const missed = discriminatingLines.filter((line) => !isFound(line)).map(([, text]) => text);
    expect(missed.length > 7 ? missed : []).toEqual([]);
  });

  test("50 turn nobody away, and at most two are called so", () => {
    expect(harmlessLines).toHaveLength(50);
    const alarms = harmlessLines.filter(isFound).map(([, text]) => text);
    expect(alarms.length > 2 ? alarms : []).toEqual([]);
  });
});

test.each(["usia ", "usia\u0301 ", "tinggi badan minimal ", "a", "pria, ", "pria / ", "- pria\n"])(
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
