import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonicalKeys } from "../search/dictionary/dictionary.ts";
import { majorWorkPhrases, workOfMajor } from "./major-work.ts";
import { workWords } from "./work-words.ts";

test("every name of work in the list is one that titles are read by", () => {
  const split = majorWorkPhrases.filter((phrase) => canonicalKeys(phrase).length > 1).map((phrase) => phrase.join(" "));
  expect(split).toEqual([]);
});

test.each([
  ["Teknik Informatika", "Software Engineer"],
  ["Informatics Engineering", "Programmer"],
  ["Teknik Sepeda Motor", "Mekanik"],
  ["Perhotelan", "Receptionist"],
  ["Tata Boga", "Juru Masak"],
  ["Keperawatan", "Nurse"],
  ["Psikologi", "Human Resources Staff"],
  ["Agronomi dan Hortikultura", "Mandor Kebun"],
  ["Pendidikan Matematika", "Guru"],
  ["Kesehatan Masyarakat", "Safety Officer"],
])("graduates of %s do the work of a %s", (major, title) => {
  const work = new Set(workOfMajor(major));
  expect(workWords(title).some(({ keys }) => keys.some((key) => work.has(key)))).toBe(true);
});

test.each(["Astronomi", "Manajemen", "Lainnya", ""])("of %j no work is known", (major) => {
  expect(workOfMajor(major)).toEqual([]);
});

test("most majors of the list have some", () => {
  const majors = readFileSync("content/master-data/majors.csv", "utf8").trim().split("\n").slice(1);
  const known = majors.filter((line) => workOfMajor(line.split(",")[0] ?? "").length > 0);
  expect(known.length / majors.length).toBeGreaterThan(0.6);
});
