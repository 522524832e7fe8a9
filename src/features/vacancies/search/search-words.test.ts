import fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "./text-query.ts";

test.each([
  ["Mekanik Alat", { whole: ["mekanik"], beginning: "alat" }],
  ["  staf   GUDANG ", { whole: ["staf"], beginning: "gudang" }],
  ["staf di Jakarta", { whole: ["staf"], beginning: "jakarta" }],
  ["kerja di", { whole: ["kerja"], beginning: null }],
  ["di", { whole: ["di"], beginning: null }],
  ["C++", { whole: ["c"], beginning: null }],
  ["R&D", { whole: ["r", "d"], beginning: null }],
  ["résumé", { whole: [], beginning: "resume" }],
  ["hr hr", { whole: ["hr"], beginning: null }],
  ["", null],
  [" %_'\\:*&|!() ", null],
])("%j is looked for as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("whatever is typed, words are letters and digits of any script and at most ten", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
      const found = searchWords(text);
      if (found === null) return;
      const words = [...found.whole, ...(found.beginning === null ? [] : [found.beginning])];
      expect(words.length).toBeLessThanOrEqual(10);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});
