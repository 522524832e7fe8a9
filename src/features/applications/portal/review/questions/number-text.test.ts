import { expect, test } from "vitest";
import { numberIn } from "./answer-form.ts";

test.each([
  ["3", 3],
  [" 12 ", 12],
  ["-4", -4],
  ["3,5", 3.5],
  ["3.5", 3.5],
  ["1.500", 1_500],
  ["1,500", 1_500],
  ["12.500.000", 12_500_000],
  ["12,500,000.25", 12_500_000.25],
  ["1.234,5", 1_234.5],
  ["7 500 000", 7_500_000],
])("%j is a number", (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each(["", "tiga", "3 tahun", "1.2.3", "1,2,3", "--1", "1e9", "0x10", "∞", "１２"])("%j is none", (typed) => {
  expect(numberIn(typed)).toBeNull();
});
