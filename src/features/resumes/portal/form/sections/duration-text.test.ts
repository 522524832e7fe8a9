import { expect, test } from "vitest";
import { inLanguage } from "../../../../../i18n/language.server.ts";
import { durationText } from "./entry-text.ts";

test.each([
  [0, 0, "Belum ada", "None yet"],
  [0, 1, "1 bulan", "1 month"],
  [1, 0, "1 tahun", "1 year"],
  [1, 6, "1 tahun 6 bulan", "1 year 6 months"],
  [2, 1, "2 tahun 1 bulan", "2 years 1 month"],
])("%i years and %i months of experience are %s, in English %s", async (years, months, indonesian, english) => {
  expect(await inLanguage("id", async () => durationText(years, months))).toBe(indonesian);
  expect(await inLanguage("en", async () => durationText(years, months))).toBe(english);
});
