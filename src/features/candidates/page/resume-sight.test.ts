// Shows: F39
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { listEntries } from "../../reference-data/master-data.server.ts";
import { entryLists } from "../../resumes/entry-fields.ts";
import type { Field, Visibility } from "../../resumes/field-kinds.ts";
import { personalFields, seekingFields } from "../../resumes/fields.ts";
import { emptyResume, type Resume } from "../../resumes/resume.ts";
import type { Sight } from "../candidate.ts";
import { isVisible, visibleFacts } from "./resume-sight.ts";
import { changedParts, tellResume } from "./tell-resume.server.ts";

const sights: readonly (readonly [string, Sight])[] = [
  ["a recruiter", { isHidden: false, isReduced: false }],
  ["a recruiter while the vacancy is blind", { isHidden: true, isReduced: false }],
  ["a hiring manager", { isHidden: false, isReduced: true }],
  ["a hiring manager while the vacancy is blind", { isHidden: true, isReduced: true }],
];

/** The lists that ids of entries lead to. */
const lists: Readonly<Record<string, KeptList>> = {
  ...{ degreeId: "degree", institutionId: "institution", majorId: "major", industryId: "industry", rankId: "rank" },
  ...{ positionId: "organisationPosition", scopeId: "organisationScope", functionId: "function" },
};

let database: Database;
const ids = new Map<KeptList, number[]>();
beforeAll(async () => {
  database = await testDatabase(migrations, referenceLists);
  for (const list of Object.values(lists)) {
    ids.set(
      list,
      (await listEntries(database.db, list, "id")).map(({ id }) => id),
    );
  }
});
afterAll(() => database.close());

const idIn = (list: KeptList, place: number) => ids.get(list)?.[place] ?? 0;

/** Someone with one entry of each list; what is written in place of a choice stays empty. */
function aResume(): Resume {
  return {
    ...{ ...emptyResume, name: "Dewi", email: "dewi@contoh.id", birthDate: "2000-02-29", gender: 2, phone: "+62 812" },
    ...{ domicileId: 1, experienceYears: 1, experienceMonths: 1, expectedSalary: 1, category: 1 },
    educations: [
      {
        ...{ id: 1, degreeId: idIn("degree", 0), institutionId: idIn("institution", 0), institutionOther: null },
        ...{ majorId: idIn("major", 0), majorOther: null, isStudying: false, startYear: 2011, endYear: 2015 },
        ...{ grade: 3.1, gradeScale: 4 },
      },
    ],
    experiences: [
      {
        ...{ id: 1, company: "A", position: "B", positionTypeId: 1, rankId: idIn("rank", 0), mainJob: "C" },
        ...{ industryId: idIn("industry", 0), department: "D", startYear: 2016, endYear: 2017 },
      },
    ],
    organisations: [
      { id: 1, name: "E", positionId: idIn("organisationPosition", 0), scopeId: idIn("organisationScope", 0) },
    ],
    internships: [
      {
        ...{ id: 1, institution: "F", functionId: idIn("function", 0), industryId: idIn("industry", 0) },
        ...{ startMonth: "2014-01", endMonth: "2014-02" },
      },
    ],
  };
}

/** Something else that the field may hold. */
function otherThan(value: unknown, field: string): unknown {
  const list = lists[field];
  if (list !== undefined) return idIn(list, 1);
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return `${String(value)} and more`;
}

const entryRows = Object.entries(entryLists).flatMap(([list, { fields }]) =>
  Object.entries<Field>(fields).map(([field, { shownTo }]): [string, string, Visibility] => [list, field, shownTo]),
);
const personRows = Object.entries<Field>({ ...personalFields, ...seekingFields }).map(([field, row]) => ({
  ...{ field, shownTo: row.shownTo, part: row.part ?? null },
}));
const factRows = personRows.filter(({ field, part }) => field !== "name" && (part === "person" || part === "contact"));

describe.each(sights)("%s", (_, sight) => {
  test.each(entryRows)("sees of %s the %s as in the table: %s", async (list, field, shownTo) => {
    const before = aResume();
    const entries = new Map<string, unknown>(Object.entries(before)).get(list);
    const [entry] = Array.isArray(entries) ? entries : [];
    const after = { ...before, [list]: [{ ...entry, [field]: otherThan(entry[field], field) }] };
    const [original, changed] = [
      await tellResume(database.db, before, sight, "id"),
      await tellResume(database.db, after, sight, "id"),
    ];
    expect(JSON.stringify(original) !== JSON.stringify(changed)).toBe(isVisible(shownTo, sight));
  });

  test.each(factRows)("sees $field where it may be seen: $shownTo", ({ field, shownTo }) => {
    const resume = aResume();
    const value = otherThan(new Map<string, unknown>(Object.entries(resume)).get(field), field);
    const facts = new Map<string, unknown>(Object.entries(visibleFacts({ ...resume, [field]: value }, sight)));
    expect(facts.get(field)).toBe(isVisible(shownTo, sight) ? value : null);
  });

  test.each(personRows)("hears that $field changed where it may be seen: $shownTo", ({ field, shownTo, part }) => {
    const before = aResume();
    const value = new Map<string, unknown>(Object.entries(before)).get(field);
    const after = { ...before, [field]: otherThan(value, field) };
    const files = { photo: null, cv: null };
    const changed = changedParts({ resume: before, ...files }, { resume: after, ...files }, sight);
    expect(changed).toEqual(part !== null && isVisible(shownTo, sight) ? [part] : []);
  });
});
