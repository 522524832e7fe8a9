import { describe, expect, it } from "vitest";
import { groups } from "../../definition/definition.ts";
import { formValues } from "../../extended-forms.queries.server.ts";
import type { FormValues } from "../../form.ts";
import { dayText, getParts, isPartial, readControl, toControls, toForm } from "./controls.ts";

const form: FormValues = {
  personalData: { fullName: "Sekar Ayu", birthDate: "2001-09-17", gender: 2, phone: "+62 81234567890" },
  education: [{ id: 77, degreeId: 5, startYear: 2019, gpa: 3.45, gpaMax: 4 }],
  workExperiences: [{ id: 8, monthlySalary: 7_500_000, functionIds: [3, 1], isCurrent: true, subordinates: 0 }],
  workInterest: { activityRanking: [4, 2, 1] },
};

/** The form's non-empty values. */
function roundTrip(values: FormValues): FormValues {
  const text = JSON.stringify(values, (_, value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  return formValues.parse(JSON.parse(text));
}

describe("what controls hold", () => {
  it.each([",", "."] as const)("converts back to the same form, with %s", (decimal) => {
    const { personalData, education, workExperiences, workInterest } = roundTrip(toForm(toControls(form, decimal)));
    expect({ personalData, education, workExperiences, workInterest }).toEqual(form);
  });

  it("writes a grade as the language does", () => {
    expect(toControls(form, ",")["education"]).toMatchObject([{ gpa: "3,45" }]);
  });

  it.each([
    ["siblings", "family", "2x", "2x"],
    ["siblings", "family", " 3 ", 3],
    ["email", "personalData", "sekar@", "sekar@"],
    ["birthDate", "personalData", "2001-09-", "2001-09-"],
    ["phone", "personalData", "+62 ", null],
    ["phone", "personalData", "+65 ", "+65 "],
    ["phone", "personalData", "+62 812-3", "+62 812-3"],
    ["fullName", "personalData", "   ", null],
    ["monthlySalary", "workExperiences", "7.500.000", 7_500_000],
    ["gpa", "education", "3,4", 3.4],
    ["gpa", "education", "3,", "3,"],
    ["gpa", "education", "", null],
  ] as const)("%s of %s typed as %j is kept as %j", (name, group, typed, stored) => {
    const field = groups[group].fields[name];
    if (field === undefined) throw new Error(`no field ${name}`);
    expect(readControl(field, typed)).toBe(stored);
  });
});

describe("a date that is being chosen", () => {
  it.each([
    ["", { year: "", month: "", day: "" }, false],
    ["2027-01-04", { year: "2027", month: "1", day: "4" }, false],
    ["2027-01-", { year: "2027", month: "1", day: "" }, true],
    ["-01-", { year: "", month: "1", day: "" }, true],
    ["-01-04", { year: "", month: "1", day: "4" }, true],
    ["2027--", { year: "2027", month: "", day: "" }, true],
  ])("%j has the parts %j", (text, parts, partial) => {
    expect(getParts(text)).toEqual(parts);
    expect(dayText(parts)).toBe(text);
    expect(isPartial(text)).toBe(partial);
  });
});
