import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyLook } from "../../../tests/support/every-look.ts";
import { goodForm, partialForms, smallLists } from "../../../tests/support/extended-forms.ts";
import { groupNames, groupsOfHalf } from "./definition/definition.ts";
import { formValues } from "./extended-forms.queries.server.ts";
import { formSchema } from "./form.schema.ts";
import { getPlaces, mapEntries, wholeEntry } from "./form.ts";

const now = () => new Date("2026-11-22T03:00:00Z");
const schema = formSchema(groupNames, now);

function faults(raw: object): string[] {
  const issues = schema.safeParse(raw).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.map(String).join(".")} ${message}`);
}

const personal = (field: string, value: unknown) => ({ personalData: { [field]: value } });
const education = (fields: object) => ({ education: [fields] });

test.each<[object, string]>([
  [personal("fullName", "Dewi <b>"), "personalData.fullName name-characters"],
  [personal("fullName", "a".repeat(101)), "personalData.fullName too-long"],
  [personal("phone", "0812"), "personalData.phone phone-format"],
  [personal("email", "dewi@contoh"), "personalData.email email-format"],
  [personal("birthDate", "2011-01-01"), "personalData.birthDate age"],
  [personal("birthDate", "2001-02-29"), "personalData.birthDate date-format"],
  [personal("address", "a".repeat(2_001)), "personalData.address too-long"],
  [personal("gender", 1.5), "personalData.gender choice"],
  [personal("salaryId", -1), "personalData.salaryId choice"],
  [education({ studyProgram: "Teknik (S1)" }), "education.0.studyProgram characters"],
  [education({ startYear: 2027 }), "education.0.startYear year-range"],
  [education({ graduationYear: 2035 }), "education.0.graduationYear year-range"],
  [education({ startYear: 2020, graduationYear: 2019 }), "education.0.graduationYear year-order"],
  [education({ gpa: 4.1, gpaMax: 4 }), "education.0.gpa gpa-above-max"],
  [education({ gpa: 0 }), "education.0.gpa gpa-range"],
  [education({ gpaMax: -4 }), "education.0.gpaMax gpa-range"],
  [{ education: [{}, {}, {}, {}] }, "education too-many-entries"],
  [{ references: Array.from({ length: 11 }, () => ({})) }, "references too-many-entries"],
  [{ thesis: { link: "javascript:alert(1)" } }, "thesis.link link-format"],
  [{ publications: [{ link: "contoh.id" }] }, "publications.0.link link-format"],
  [{ trainings: [{ date: "2026-11-23" }] }, "trainings.0.date date-ahead"],
  [{ psychotests: [{ date: "2027-01-01" }] }, "psychotests.0.date date-ahead"],
  [{ trainings: [{ date: "1800-01-01" }] }, "trainings.0.date date-range"],
  [{ family: { maritalDate: "2030-01-01" } }, "family.maritalDate date-ahead"],
  [{ father: { age: 5 } }, "father.age whole-range"],
  [{ internships: [{ startMonth: "2026-12" }] }, "internships.0.startMonth month-ahead"],
  [{ internships: [{ endMonth: "2028-01" }] }, "internships.0.endMonth month-range"],
  [{ workInterest: { availableDate: "2090-01-01" } }, "workInterest.availableDate date-range"],
  [{ trainings: [{ date: "2024-13-01" }] }, "trainings.0.date date-format"],
  [{ family: { birthOrder: 4, siblings: 2 } }, "family.birthOrder birth-order"],
  [{ family: { siblings: 31 } }, "family.siblings whole-range"],
  [{ internships: [{ startMonth: "2024-05", endMonth: "2024-04" }] }, "internships.0.endMonth month-order"],
  [{ workExperiences: [{ functionIds: [1, 2, 3, 4] }] }, "workExperiences.0.functionIds too-many-entries"],
  [{ workExperiences: [{ monthlySalary: 0 }] }, "workExperiences.0.monthlySalary money-range"],
  [{ workInterest: { jobRanking: [1, 2, 1] } }, "workInterest.jobRanking repeated"],
  [{ hobbies: { hobbyIds: [1, 1] } }, "hobbies.hobbyIds repeated"],
])("%j is wrong: %s", (raw, fault) => {
  expect(faults(raw)).toEqual([fault]);
});

test("a year of graduation may be an estimate, up to the last one that is offered", () => {
  expect(faults(education({ startYear: 2026, graduationYear: 2034 }))).toEqual([]);
});

test("every wrong field is reported at once", () => {
  const raw = { ...personal("phone", "1"), ...education({ gpa: 5, gpaMax: 4, startYear: 1 }) };
  expect(faults(raw)).toHaveLength(3);
});

describe("entries", () => {
  test("without an id get one that no other has, in every order", () => {
    const { references } = schema.parse({ references: [{}, { id: 1 }, { id: 7 }, { id: 7 }] });
    expect(references).toMatchObject([{ id: 2 }, { id: 1 }, { id: 7 }, { id: 3 }]);
  });

  test("keep nothing that nobody defined", () => {
    const parsed = schema.parse({ canary: 1, personalData: { canary: 1 }, references: [{ canary: 1 }] });
    expect(JSON.stringify(parsed)).not.toContain("canary");
  });
});

test("a form that is all there stays as it is", () => {
  const form = goodForm(smallLists);
  expect(schema.parse(form)).toEqual(form);
});

test("each half is the other's rest", () => {
  expect([...groupsOfHalf(1), ...groupsOfHalf(2)]).toEqual(groupNames);
  expect(Object.keys(formSchema(groupsOfHalf(2), now).parse({}))).toEqual(groupsOfHalf(2));
});

/** A document stored as JSON and read back. */
function stored(form: ReturnType<typeof schema.parse>) {
  return mapEntries(formValues.parse(JSON.parse(JSON.stringify(form))), ({ group, entry }) => wholeEntry(group, entry));
}

/** True when everything that was really filled in stands there. */
function holds(stored: unknown, sent: unknown): boolean {
  if (sent === null || sent === "") return true;
  if (typeof sent !== "object") return stored === sent;
  if (typeof stored !== "object" || stored === null) return false;
  return Object.entries(sent).every(([name, value]) => holds(Reflect.get(stored, name), value));
}

const forms = everyLook ? 10_000 : 1_000;

test("forms of any shape are saved and come back the same", { timeout: 900_000 }, () => {
  let entries = 0;
  const comesBack = fc.property(partialForms(smallLists), (raw) => {
    const saved = schema.parse(raw);
    const read = stored(saved);
    entries += getPlaces(saved).length;
    return isDeepStrictEqual(read, saved) && isDeepStrictEqual(schema.parse(read), saved) && holds(read, raw);
  });
  fc.assert(comesBack, { numRuns: forms, seed: 20_261_122 });
  expect(entries).toBeGreaterThan(10 * forms);
});
