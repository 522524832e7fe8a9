import { describe, expect, test } from "vitest";
import { goodForm, smallLists } from "../../../tests/support/extended-forms.ts";
import { groupNames, groups, sections } from "./definition/definition.ts";
import { formLists } from "./form-lists.ts";
import { type ChosenTexts, printedForm } from "./printed-form.ts";

const lists = formLists(smallLists);
const texts: ChosenTexts = Object.fromEntries(
  Object.entries(smallLists).map(([list, entries]) => [
    list,
    Object.fromEntries(entries.map(({ id, code }) => [id, `${list}-${code}`])),
  ]),
);

describe("the printed copy", () => {
  const form = goodForm(smallLists);
  const printed = printedForm(form, texts, lists);
  const rows = printed.flatMap(({ entries }) => entries.flatMap((entry) => entry.rows));
  const textsAt = (path: string) => rows.find((row) => row.path === path)?.texts;

  test("has every section, and a row for each field that is filled in", () => {
    expect(printed.map(({ section }) => section.id)).toEqual(sections.map(({ id }) => id));
    for (const name of groupNames) {
      const prefix = groups[name].kind === "many" ? `${name}.0` : name;
      for (const [field, { kind, shown }] of Object.entries(groups[name].fields)) {
        const isThere = kind !== "photo" && kind !== "tick" && (shown === null || typeof shown.is === "boolean");
        const lines = textsAt(`${prefix}.${field}`) ?? [""];
        if (isThere) expect({ prefix, field, isSaid: !lines.includes("") }).toEqual({ prefix, field, isSaid: true });
      }
    }
  });

  test("says words for ids, dates and sums as people read them", () => {
    expect(textsAt("personalData.birthDate")).toEqual(["29\u00A0Februari\u00A02000"]);
    expect(textsAt("workExperiences.0.monthlySalary")).toEqual(["Rp\u00A07.500.000"]);
    expect(textsAt("workExperiences.0.startYear")).toEqual(["2021"]);
    expect(textsAt("internships.0.startMonth")).toEqual(["Jul 2023"]);
    expect(textsAt("personalData.nationalityId")).toEqual(["nationality-indonesia"]);
    expect(textsAt("education.0.gpa")).toEqual(["3,61"]);
    expect(textsAt("consents.dataTruth")).toEqual(["Ya"]);
  });

  test("keeps a ranking's order", () => {
    const row = rows.find(({ path }) => path === "workInterest.jobRanking");
    expect(row).toMatchObject({ isRanked: true, texts: ["function-one", "function-two", "function-three"] });
  });

  test("counts entries, and leaves out what is not shown", () => {
    const [first, second] = printedForm(
      {
        references: [
          { id: 1, name: "A" },
          { id: 2, name: "B", relationOther: "lama" },
        ],
      },
      texts,
      lists,
    ).flatMap(({ entries }) => entries);
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(second?.rows.map(({ path }) => path)).toEqual(["references.1.name"]);
  });
});
