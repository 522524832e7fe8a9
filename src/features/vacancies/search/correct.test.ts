import { expect, test } from "vitest";
import { knownWords, mayBeCorrected } from "./correct.server.ts";
import { isOrdinaryWord } from "./ordinary-words.server.ts";

const dictionary = { places: new Map([["tangerang", [1]]]), pairs: new Map() };

test.each([
  ["barista kopi", "barista"],
  ["housekeeping hotel", "housekeeping"],
  ["hotel housekeeping", "housekeeping"],
  ["mekanik pabrik tangerang", "mekanik tangerang"],
  ["data xyzzy", null],
  ["ruang guru", null],
  ["mekanik", null],
  ["mekanik tangerang", null],
  ["hotel restoran", null],
  ["perawat bidan", null],
])("without the words about a name of work, %j is %j", (text, expected) => {
  expect(knownWords(text, dictionary)).toBe(expected);
});

test.each([
  ["mekanik tangerang", false],
  ["mekanik hotel", true],
  ["xyzzy", true],
])("whether %j may have a word too many: %s", (text, expected) => {
  expect(mayBeCorrected(text, dictionary)).toBe(expected);
});

test.each(["pengrajin", "jaksa", "miner", "pisang", "belanda", "mahasiswa", "butcher", "jeruk", "nelayan", "plumber"])(
  "%s is a word of everyday language",
  async (word) => {
    expect(await isOrdinaryWord(word)).toBe(true);
  },
);

test.each(["enginer", "marketting", "copywritting", "akuntasi", "adminstrasi", "custumer", "sofware", "recuiter"])(
  "%s is none",
  async (word) => {
    expect(await isOrdinaryWord(word)).toBe(false);
  },
);
