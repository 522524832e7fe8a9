import { expect, test } from "vitest";
import { degreeCodeIn, emailIn, fitting, gradeIn, isInternship } from "./foreign-values.ts";

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

test("only an address that we take is taken", () => {
  expect(emailIn("dewi@contoh.id")).toBe("dewi@contoh.id");
  expect(emailIn("dewi")).toBeNull();
});

test("work that says so is an internship", () => {
  expect(["Magang, Keuangan", "Marketing Intern"].every(isInternship)).toBe(true);
  expect(isInternship("Internal auditor")).toBe(false);
});
