import { expect, test } from "vitest";
import { degreeCodeIn, emailIn, fitting, gradeIn, isInternship } from "./foreign-values.ts";
import { readJsonResume } from "./read-json-resume.ts";

test.each([
  ["3.61/4", { grade: 3.61, gradeScale: 4 }],
  ["3,61 / 4,00", { grade: 3.61, gradeScale: 4 }],
  ["3.5", { grade: 3.5, gradeScale: 4 }],
  ["86", { grade: 86, gradeScale: 100 }],
  ["cum laude", null],
  ["", null],
])("the score %j is %j", (written, ours) => {
  expect(gradeIn(written)).toEqual(ours);
});

test.each([
  ["Bachelor of Science", "s1"],
  ["B.Sc.", "s1"],
  ["Sarjana Terapan (D4)", "d4"],
  ["Ph.D.", "s3"],
  ["MBA", "s2"],
  ["High School", "sma"],
  ["Bootcamp", null],
])("the kind of study %j means %j", (written, code) => {
  expect(degreeCodeIn(written)).toBe(code);
});

test("texts lose what our fields do not take, and end where ours end", () => {
  expect(fitting("Analis <b>Data</b> — tim", "plain")).toBe("Analis bData/b - tim");
  expect(fitting("D'Angelo", "names")).toBe("D'Angelo");
  expect(fitting("x".repeat(300), "plain")).toHaveLength(100);
  expect(fitting(`${"x".repeat(95)} tim yang besar`, "plain")).toBe(`${"x".repeat(95)} tim`);
  expect(fitting(`${"x".repeat(96)} tim yang besar`, "plain")).toBe(`${"x".repeat(96)} tim`);
  expect(fitting("❤", "plain")).toBeNull();
});

test("only an accepted address is stored", () => {
  expect(emailIn("dewi@contoh.id")).toBe("dewi@contoh.id");
  expect(emailIn("dewi")).toBeNull();
});

test("work that is called an internship is one", () => {
  expect(["Magang, Keuangan", "Marketing Intern"].every(isInternship)).toBe(true);
  expect(isInternship("Internal auditor")).toBe(false);
});

test.each([
  ["2020", 2020, undefined],
  [2020, 2020, undefined],
  ["2020-05", 2020, "05"],
  ["2020-5-1", 2020, "05"],
  ["2020-13", 2020, undefined],
  ["2020-00", 2020, undefined],
  ["2020/05", 2020, "05"],
  ["05/2020", 2020, "05"],
  ["17.5.2020", 2020, "05"],
  ["Mei 2020", 2020, undefined],
  ["May 17, 2020", 2020, undefined],
  ["2020-05-01T00:00:00.000Z", 2020, "05"],
])("the date %j is in %d, in the month %j", (startDate, year, month) => {
  expect(readJsonResume({ work: [{ name: "X", startDate }] })?.work?.[0]?.startDate).toEqual({ year, month });
});

test.each(["Present", "sekarang", "", null, {}])("%j is no date", (endDate) => {
  expect(readJsonResume({ work: [{ name: "X", endDate }] })?.work?.[0]?.endDate).toBeUndefined();
});
