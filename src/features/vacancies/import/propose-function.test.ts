import { expect, test } from "vitest";
import { proposeFunction } from "./propose-function.ts";

const functions = [
  "Keuangan, Akuntansi, dan Pajak",
  "Sumber Daya Manusia",
  "Teknologi Informasi",
  "Hukum",
  "Logistik atau Rantai Pasok",
  "Pemasaran",
  "Produksi dan Teknik",
  "Penjualan",
  "Data dan Statistik",
];

test.each([
  ["Finance And Accounting", "Keuangan, Akuntansi, dan Pajak"],
  ["Recruiting And People", "Sumber Daya Manusia"],
  ["HR", "Sumber Daya Manusia"],
  ["Legal", "Hukum"],
  ["Marketing And Social Media", "Pemasaran"],
  ["Business Dev And Sales", "Penjualan"],
  ["Information Technology", "Teknologi Informasi"],
  ["Warehouse", "Logistik atau Rantai Pasok"],
  ["Health And Science", null],
  ["", null],
])("the value %j is proposed as %j", (value, proposed) => {
  expect(
    proposeFunction(
      value,
      functions.map((name) => [name, `${name} `]),
    ),
  ).toBe(proposed);
});
