import { expect, test } from "vitest";
import type { RawFields } from "../../imports/file-rows.ts";
import { type ColumnChoice, missingColumns, readVacancyRow } from "./read-vacancy-row.ts";

const asItIs: ColumnChoice = { map: {}, set: {} };
const goodRow = { code: "A-1", company: "Cahaya Rantau", title_id: "Juru Las", category: "2" };

function read(fields: RawFields, choice = asItIs) {
  return readVacancyRow({ ...goodRow, ...fields }, choice);
}

test("a row with the least that is needed is good; what is not said is empty", () => {
  expect(read({})).toEqual({
    status: "good",
    vacancy: {
      ...{ code: "A-1", company: "Cahaya Rantau", titleId: "Juru Las", titleEn: "Juru Las", function: "", category: 2 },
      ...{ descriptionId: "", descriptionEn: "", requirementId: "", requirementEn: "", places: [], employment: null },
      ...{ salaryMin: null, salaryMax: null, postedAt: null, endDay: null, openings: null, replyDays: null },
    },
    notes: [],
  });
});

test.each<[RawFields, object]>([
  [
    { title_id: "N/A", title_en: "Welder" },
    { titleId: "Welder", titleEn: "Welder" },
  ],
  [{ title_id: " Juru  Las\n Pipa " }, { titleId: "Juru Las Pipa" }],
  [{ code: '="007"' }, { code: "007" }],
  [{ title_id: "R&amp;D" }, { titleId: "R&D" }],
  [
    { function: "R&amp;D", location: "Pangkajene &amp; Kepulauan|Batam", company: "A &amp; B" },
    { function: "R&D", places: ["Pangkajene & Kepulauan", "Batam"], company: "A & B" },
  ],
  [{ title_id: "R&amp;amp;D" }, { titleId: "R&D" }],
  [{ description_en: "Text" }, { descriptionId: "Text", descriptionEn: "Text" }],
  [{ location: "-" }, { places: [] }],
  [{ end_date: "2026-11-21T20:00:00Z" }, { endDay: "2026-11-22" }],
  [
    { salary_min: "0", salary_max: "5.000.000" },
    { salaryMin: null, salaryMax: 5_000_000 },
  ],
  [{ code: "x\0y" }, { code: "xy" }],
])("%j is read as %j", (fields, expected) => {
  expect(read(fields)).toMatchObject({ status: "good", vacancy: expected });
});

test.each<[RawFields, string[]]>([
  [{ code: "" }, ["code is missing"]],
  [{ company: "..." }, ["company is missing"]],
  [{ title_id: "", title_en: "-" }, ["title_id is missing"]],
  [{ category: "" }, ["category is missing"]],
  [{ category: "3" }, ['category "3" is not 1 or 2']],
  [{ end_date: "soon" }, ['end_date "soon" is not a date']],
  [{ salary_min: "much" }, ['salary_min "much" is not a whole number of rupiah']],
  [{ salary_min: "9", salary_max: "8" }, ["salary_min is above salary_max"]],
  [{ title_id: "x".repeat(301) }, ["title_id is longer than 300 characters"]],
  [{ salary_min: "5.0" }, ["the salary is below 100000 rupiah a month"]],
  [{ salary_min: "Rp 5.000", salary_max: "6.000.000" }, ["the salary is below 100000 rupiah a month"]],
  [{ category: "", company: "" }, ["category is missing", "company is missing"]],
])("%j is bad: %j", (fields, reasons) => {
  expect(read(fields)).toEqual({ status: "bad", reasons });
});

test.each<[RawFields, number | null, string[]]>([
  [{ salary_min: "5000000", salary_currency: "idr" }, 5_000_000, []],
  [{ salary_min: "5000000", salary_currency: "" }, 5_000_000, []],
  [{ salary_currency: "USD" }, null, []],
  [{ salary_min: "5000000", salary_currency: "JPY" }, null, ["it is in JPY, not in rupiah (IDR)"]],
  [{ salary_max: "40.5", salary_currency: "USD" }, null, ["it is in USD, not in rupiah (IDR)"]],
  [{ salary_left_out: "it is by HOUR" }, null, ["it is by HOUR"]],
])("of %j the salary is %j, and what is left out is said", (fields, salaryMin, why) => {
  const notes = why.map((reason) => `taken without its salary: ${reason}`);
  expect(read(fields)).toMatchObject({ status: "good", vacancy: { salaryMin }, notes });
});

test("other headings are mapped, and a set value wins over the file's", () => {
  const choice = { map: { title_id: "job_title" }, set: { category: "1" } };
  expect(read({ job_title: "Welder", title_id: "x" }, choice)).toMatchObject({
    vacancy: { titleId: "Welder", category: 1 },
  });
});

test.each<[string[], ColumnChoice, string[]]>([
  [["code", "company", "title_id", "category"], asItIs, []],
  [["code", "company", "title_en"], { map: {}, set: { category: "2" } }, []],
  [["id", "company", "title_id", "category"], { map: { code: "id" }, set: {} }, []],
  [["id", "company", "title_id", "category"], { map: { code: "url" }, set: {} }, ["url"]],
  [["title_id"], asItIs, ["code", "company", "category"]],
  [["code", "company", "category"], asItIs, ["title_id"]],
])("headings %j with %j lack %j", (headings, choice, missing) => {
  expect(missingColumns(headings, choice)).toEqual(missing);
});
