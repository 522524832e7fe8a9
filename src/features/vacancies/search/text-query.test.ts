import { expect, test } from "vitest";
import { textQueryOf } from "./text-query.ts";

const forms = new Map([
  ["manajer", ["manaj", "manajer"]],
  ["teknisi", ["teknisi", "teknisi"]],
  ["hitungan", ["hitung", "hitungan"]],
]);

test.each([
  [{ whole: [], beginning: "teknisi" }, "('teknisi':*)"],
  [{ whole: ["teknisi"], beginning: "manajer" }, "('teknisi') & ('manaj' | 'manajer':*)"],
  [{ whole: ["hitungan", "manajer"], beginning: null }, "('hitung' | 'hitungan') & ('manaj' | 'manajer')"],
  [{ whole: ["nusa"], beginning: null }, "('nusa')"],
])("%j is asked as %s", (words, query) => {
  expect(textQueryOf(words, forms)).toBe(query);
});

test("a form can never become an operator", () => {
  expect(textQueryOf({ whole: ["x"], beginning: null }, new Map([["x", ["a'b", "c\\d"]]]))).toBe("('a''b' | 'c\\\\d')");
});
