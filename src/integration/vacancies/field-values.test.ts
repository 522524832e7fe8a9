import fc from "fast-check";
import { expect, test } from "vitest";
import { readDate, readEmployment, readPlaces, readRupiah } from "./field-values.ts";

test.each([
  ["2026-11-21", "2026-11-20T17:00:00.000Z", "2026-11-21"],
  ["2026-11-21 07:11:18", "2026-11-21T00:11:18.000Z", "2026-11-21"],
  ["2026-11-21T20:00:00Z", "2026-11-21T20:00:00.000Z", "2026-11-22"],
  ["2026-11-21T20:00:00.123+0900", "2026-11-21T11:00:00.000Z", "2026-11-21"],
  ["2026-11-21T20:00-05", "2026-11-22T01:00:00.000Z", "2026-11-22"],
  ["21/11/2026", "2026-11-20T17:00:00.000Z", "2026-11-21"],
  ["1/2/2026 7:05", "2026-02-01T00:05:00.000Z", "2026-02-01"],
  ["22/08/2024 07:11:18", "2024-08-22T00:11:18.000Z", "2024-08-22"],
  ["29/02/2028", "2028-02-28T17:00:00.000Z", "2028-02-29"],
])("%s is %s, in Jakarta on %s", (text, moment, day) => {
  expect(readDate(text)).toEqual({ moment: new Date(moment), day });
});

test.each(["", "soon", "29/02/2026", "2026-13-01", "11/21/2026", "2026-11-21T25:00", "0001-01-01", "21-11-2026"])(
  "%j is no date",
  (text) => {
    expect(readDate(text)).toBeNull();
  },
);

test("no text makes a date that throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void readDate(text)));
});

test.each([
  ["10000000", 10_000_000],
  ["Rp 10.000.000", 10_000_000],
  ["Rp10.000.000,00", 10_000_000],
  ["IDR 10,000,000", 10_000_000],
  ["10000000.0", 10_000_000],
  ["0", 0],
  ["10 juta", null],
  ["-5", null],
  ["1.00.000", null],
  ["99999999999999", null],
])("%j is %j rupiah", (text, amount) => {
  expect(readRupiah(text)).toBe(amount);
});

test.each([
  ["fullTime", "FULL_TIME"],
  ["contract,fullTime", "CONTRACTOR,FULL_TIME"],
  ["internship, Intern", "INTERN"],
  ["Part-time", "PART_TIME"],
  ["freelance", "CONTRACTOR"],
  ["FULL_TIME", "FULL_TIME"],
  ["Shift malam, partTime", "Shift malam,PART_TIME"],
  [" , ", null],
  ["", null],
])("%j is %j", (text, employment) => {
  expect(readEmployment(text)).toBe(employment);
});

test("places stand between bars, each once, blanks cleaned", () => {
  expect(readPlaces(" Kota  Semarang,\nJawa Tengah | Surabaya||Surabaya ")).toEqual([
    "Kota Semarang, Jawa Tengah",
    "Surabaya",
  ]);
});
