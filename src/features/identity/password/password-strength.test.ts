// Shows: A7
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { commonWords } from "./common-words.ts";
import { estimateStrength } from "./password-strength.ts";

test.each([
  ["Aa1!", 1],
  ["Aa1!567", 1],
  ["password", 2],
  ["tenun-karya-dua", 2],
  ["Password1!", 2],
  ["P@ssw0rd2026!", 2],
  ["Qwerty12345!", 2],
  ["Rahasia123!", 2],
  ["Sayangku2026!", 2],
  ["aB3!aB3!", 2],
  ["Aaaaaaaaa1!", 2],
  ["Abcdefgh1!", 2],
  ["Perpustakaan1!", 2],
  ["Tenun-26", 3],
  ["o]I33Y7#", 3],
  ["Kuda#Sawah19", 5],
  ["Tenun-Karya-26", 5],
  ["gR7!vq9#Lw", 5],
  [`Tenun-Karya-26${"!".repeat(80)}`, 5],
])("the browser says of %s: strength %d", (password, level) => {
  expect(estimateStrength(password, [])).toBe(level);
});

test("the person's own name and address make a password weaker", () => {
  expect(estimateStrength("Paramitha-19.", [])).toBe(3);
  expect(estimateStrength("Paramitha-19.", ["Sekar Paramitha", ""])).toBe(2);
  expect(estimateStrength("Paramitha-19.", ["", "s.paramitha@contoh.id"])).toBe(2);
});

test.each(["7!", "12@", "123-", "2026."])("a frequent password with a capital and %s is weak", (end) => {
  const frequent = dictionary["passwords-common"].filter((word) => /^[a-z]{6,10}$/.test(word)).slice(0, 200);
  const passwords = frequent.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${end}`);
  expect(passwords.filter((password) => estimateStrength(password, []) > 2)).toEqual([]);
});

test("the list of common words stays below 20 KB", () => {
  expect([...commonWords].join(" ").length).toBeLessThan(20_000);
});
