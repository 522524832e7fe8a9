import { expect, test } from "vitest";
import { readEmployment, readPlaces, readRupiah, readWhole } from "./field-values.ts";

test.each([
  ["10000000", 10_000_000],
  ["Rp 10.000.000", 10_000_000],
  ["Rp10.000.000,00", 10_000_000],
  ["IDR 10,000,000", 10_000_000],
  ["10000000.0", 10_000_000],
  ["Rp5.000.000,-", 5_000_000],
  ["Rp. 5.000.000,--", 5_000_000],
  ["Rp5.000.000,\u2013", 5_000_000],
  ["Rp 5.000.000,00 \u2013", 5_000_000],
  ["5.000.000,- / bulan", 5_000_000],
  ["Rp 5.000.000 per bulan", 5_000_000],
  ["Rp 5.000.000,=", 5_000_000],
  ["Rp5.000.000;-", 5_000_000],
  ["Rp\u00a05.000.000,00", 5_000_000],
  ["\u202aRp5.000.000\u202c", 5_000_000],
  ["5.000.000,- IDR", 5_000_000],
  ["5000000 rupiah", 5_000_000],
  ["Rupiah 5.000.000 sebulan", 5_000_000],
  ["IDR 5,000,000 monthly", 5_000_000],
  ["5'000'000", 5_000_000],
  ["5.0", 5],
  ["0", 0],
  ["10 juta", null],
  ["-5", null],
  ["$5000", null],
  ["rp", null],
  ["5.000.000 - 7.000.000", null],
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
  ["fullTime|contract", "FULL_TIME,CONTRACTOR"],
  ["Full-time / Kontrak", "FULL_TIME,CONTRACTOR"],
  ["Karyawan Tetap; Magang", "FULL_TIME,INTERN"],
  ["PKWT", "CONTRACTOR"],
  ["Harian lepas", "PER_DIEM"],
  ["Shift pagi/malam", "Shift pagi/malam"],
  ["Shift malam, partTime", "Shift malam,PART_TIME"],
  [" , ", null],
  ["", null],
])("%j is %j", (text, employment) => {
  expect(readEmployment(text)).toBe(employment);
});

test.each([
  ["3", 3],
  ["3.0", 3],
  ["14,00", 14],
  ["1,000", null],
  ["2.5", null],
  ["-1", null],
  ["", null],
])("%j is the whole number %j", (text, whole) => {
  expect(readWhole(text)).toBe(whole);
});

test("places stand between bars, each once, blanks cleaned", () => {
  expect(readPlaces(" Kota  Semarang,\nJawa Tengah | Surabaya||Surabaya ")).toEqual([
    "Kota Semarang, Jawa Tengah",
    "Surabaya",
  ]);
});

test.each([
  ["Bandung (Remote)", ["Bandung", "Remote"]],
  ["Bandung, Jawa Barat - WFH", ["Bandung, Jawa Barat", "WFH"]],
  ["Bandung/Remote", ["Bandung", "Remote"]],
  ["Indonesia (Remote)", ["Indonesia (Remote)"]],
  ["Remote Sensing Center, Bogor", ["Remote Sensing Center, Bogor"]],
])("the place %j is %j", (text, places) => {
  expect(readPlaces(text)).toEqual(places);
});
