import { expect, it } from "vitest";
import { idIn, smallLists } from "../../../../../../tests/support/extended-forms.ts";
import { groups } from "../../../definition/definition.ts";
import { formLists } from "../../../form-lists.ts";
import { entrySummary } from "./entry-summary.ts";

const parts = { lists: formLists(smallLists), labelOf: (list: string, id: number) => `${list} ${id}` };
const other = String(idIn(smallLists, "institution", "other"));
const summarize = (entry: object) => entrySummary(groups.education, entry, parts).replaceAll("\u00A0", " ");

it("has the first three answers of an entry, in the form's order", () => {
  const entry = { studyProgram: "Teknik", cityId: "1", degreeId: "2", institutionId: "3" };
  expect(summarize(entry)).toBe("degree 2 · institution 3 · domicile 1");
});

it("has the text written for 'Others' in its place", () => {
  const entry = { degreeId: "2", institutionId: other, institutionOther: "Universitas Lereng Merapi" };
  expect(summarize(entry)).toBe("degree 2 · Universitas Lereng Merapi");
});

it("begins no line with the dot between two answers", () => {
  const entry = { degreeId: "2", studyProgram: "Teknik" };
  expect(entrySummary(groups.education, entry, parts)).toBe("degree 2\u00A0· Teknik");
});
