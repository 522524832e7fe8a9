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

test("a beginning whose words are known asks for each of them by name", () => {
  const known = ["manajemen", "manajer", "manajerial"];
  const query = textQueryOf({ whole: ["teknisi"], beginning: "manajer" }, forms, known);
  expect(query).toBe("('teknisi') & ('manaj' | 'manajemen' | 'manajer' | 'manajerial')");
  expect(textQueryOf({ whole: [], beginning: "nusan" }, forms, [])).toBe("('nusan')");
});

test("a form can never become an operator", () => {
  expect(textQueryOf({ whole: ["x"], beginning: null }, new Map([["x", ["a'b", "c\\d"]]]))).toBe("('a''b' | 'c\\\\d')");
});
