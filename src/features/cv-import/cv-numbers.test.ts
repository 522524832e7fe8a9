// Shows: suggestions 3
import { expect, test } from "vitest";
import { fitting } from "../resumes/json-resume/foreign-values.ts";
import { withNumbersInWords } from "./cv-numbers.ts";

test.each([
  ["menurunkan selisih stok menjadi 0,3%", "id", "menurunkan selisih stok menjadi 0 koma 3 persen"],
  ["Raised $18M Series A", "en", "Raised USD 18M Series A"],
  ["Anggaran Rp 2.500.000 per bulan", "id", "Anggaran Rp 2500000 per bulan"],
  ["Served 4,200 guests with 99.97 % uptime", "en", "Served 4200 guests with 99 point 97 percent uptime"],
  ["Downtime <5%", "en", "Downtime less than 5 percent"],
  ["Menurunkan selisih stok 0,3 % dan biaya", "en", "Menurunkan selisih stok 0 koma 3 persen dan biaya"],
  ["Reduced costs by 0.3%", "id", "Reduced costs by 0 point 3 percent"],
  ["Omzet 0,3%", "id", "Omzet 0 koma 3 persen"],
  ["Mengelola 24 orang, 3 toko.", "id", "Mengelola 24 orang 3 toko"],
] as const)("a number keeps its meaning in a field without signs: %j", (text, language, expected) =>
  expect(fitting(withNumbersInWords(text, language), "plain")).toBe(expected),
);
