// Shows: A7
import { beforeAll, expect, test } from "vitest";
import { loadStrength, type MeasureStrength } from "./password-strength.server.ts";

let strengthOf: MeasureStrength;
beforeAll(async () => {
  strengthOf = await loadStrength();
});

test.each([
  ["Aa1!", 1],
  ["Aa1!567", 1],
  ["password", 2],
  ["Password1!", 2],
  ["Tenun-Karya-26", 5],
])("%s has strength %d", (password, level) => {
  expect(strengthOf(password, [])).toBe(level);
});

test("the person's own name and address make a password weaker", () => {
  expect(strengthOf("Paramitha9!", [])).toBe(4);
  expect(strengthOf("Paramitha9!", ["Sekar Paramitha", ""])).toBe(2);
  expect(strengthOf("Paramitha9!", ["", "s.paramitha@contoh.id"])).toBe(2);
});

test.each(["Perpustakaan1!", "Understanding1!"])(
  "%s is hardly more than a word of one of the languages",
  (password) => {
    expect(strengthOf(password, [])).toBe(2);
  },
);
