import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, meantWord } from "./spelling.ts";

test.each([
  ["sales", "sales", 0],
  ["saels", "sales", 1],
  ["enginer", "engineer", 1],
  ["enginneer", "engineer", 1],
  ["operatr", "operator", 1],
  ["akuntnasi", "akuntansi", 1],
  ["", "abc", 3],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
])("from %j to %j it takes %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test("the distance is the same both ways and never more than the longer word", () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      expect(distance === 0).toBe(one === other);
    }),
  );
});

const known = [
  { word: "engineer", times: 80 },
  { word: "enginer", times: 1 },
  { word: "sales", times: 60 },
  { word: "salem", times: 2 },
  { word: "teknisi", times: 9 },
  { word: "teknis", times: 5 },
];

test.each([
  ["saels", "sales"],
  ["sales", null],
  ["enginer", "engineer"],
  ["engginer", "enginer"],
  ["teknis", null],
  ["kubernetes", null],
  ["sal", null],
])("%j was meant to be %j", (word, correction) => {
  expect(meantWord(word, known)).toBe(correction);
});
