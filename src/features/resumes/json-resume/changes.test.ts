import { expect, test } from "vitest";
import { changesBetween, type JsonResume } from "./json-resume.ts";

type Work = JsonResume["work"];

const resume = (work: Work): JsonResume => ({
  $schema: "",
  basics: {},
  work,
  volunteer: [],
  education: [],
  meta: { version: "v1.0.0" },
});

const first = { name: "PT Satu", startDate: "2020" };
const second = { name: "PT Dua", startDate: "2022" };
const between = (before: Work, after: Work) => changesBetween(resume(before), resume(after));

test("one more at the top is one more, and the others have not changed", () => {
  expect(between([first], [second, first])).toEqual([
    { path: "work.0.name", before: null, after: "PT Dua" },
    { path: "work.0.startDate", before: null, after: "2022" },
  ]);
});

test("an entry in place of another is listed as a replacement", () => {
  expect(between([first], [second])).toEqual([
    { path: "work.0.name", before: "PT Satu", after: "PT Dua" },
    { path: "work.0.startDate", before: "2020", after: "2022" },
  ]);
});

test("a removed entry comes last", () => {
  expect(between([first, second], [second])).toEqual([
    { path: "work.1.name", before: "PT Satu", after: null },
    { path: "work.1.startDate", before: "2020", after: null },
  ]);
});

test("a different order alone is no change", () => {
  expect(between([first, second], [second, first])).toEqual([]);
});
