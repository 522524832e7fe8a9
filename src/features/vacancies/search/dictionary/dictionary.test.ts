import { expect, test } from "vitest";
import { checkDictionary } from "./check-dictionary.ts";
import { isListed, type Meaning } from "./dictionary.ts";
import { readEntry } from "./entry.ts";

const dictionary = { places: new Map([["kediri", [1]]]), pairs: new Map([["sinden", [["penyanyi"]]]]) };

test("the dictionary contradicts itself nowhere", () => {
  expect(checkDictionary().contradictions).toEqual([]);
});

const entry = (line: string): { list: string; meaning: Meaning } => ({
  list: "list",
  meaning: { ...readEntry(line), kind: "job", filters: [], relatedFilters: [] },
});

test.each([
  [["kasir = cashier", "teller = cashier"], "cashier", 'stands in "list: kasir" and in "list: teller"'],
  [["kasir = cashier > teller, cashier"], "cashier", 'is both equal and related in "list: kasir"'],
  [["lowongan = kasir"], "lowongan", 'is a noise word and stands in "list: lowongan"'],
])("%j contradict each other at %s", (lines, phrase, reason) => {
  expect(checkDictionary(lines.map(entry)).contradictions).toEqual([{ phrase, reason }]);
});

test.each(["kasir", "sarjana", "supir", "kendali", "magang", "lowongan", "kediri", "sinden", "pembelian", "proyek"])(
  "%s is a word, and no misspelt one",
  (word) => {
    expect(isListed(word, dictionary)).toBe(true);
  },
);
