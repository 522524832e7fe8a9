// Shows: F13
import { expect, test } from "vitest";
import { removeWording } from "./remove-wording.ts";

test.each([
  ["a title keeps its other words", "Staf Pria Gudang", "Pria", "Staf Gudang"],
  ["a title loses the comma, too", "Staf Gudang, maksimal 30 tahun", "maksimal 30 tahun", "Staf Gudang"],
  ["a list loses the line", "- Jujur\n- Pria\n- Rajin", "Pria", "- Jujur\n- Rajin"],
  ["a numbered list does", "1. Wanita\n2. Rajin", "Wanita", "2. Rajin"],
  ["a line keeps the rest", "- Pria, jujur, dan rajin", "Pria", "- jujur, dan rajin"],
  ["from the middle of a line", "Jujur, usia maks 30 th, rajin.", "usia maks 30 th", "Jujur, rajin."],
  ["in brackets", "Kasir (Perempuan)", "Perempuan", "Kasir"],
  ["what is not there changes nothing", "Jujur", "Pria", "Jujur"],
  ["only the first", "Lajang. Lajang.", "Lajang", "Lajang."],
])("%s", (_, text, wording, rest) => {
  expect(removeWording(text, wording)).toBe(rest);
});
