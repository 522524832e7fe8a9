import { describe, expect, test } from "vitest";
import type { EducationValues, ResumeValues } from "./form/values/resume-values.schema.ts";
import { emptyEducation, emptyInternship, newValues } from "./form/values/values-from-profile.ts";
import { joinResumes } from "./merge-resumes.ts";

type Personal = Partial<ResumeValues["personalData"]>;

const begun = newValues({ name: "Dewi Lestari", email: "dewi@contoh.id" });
const school = (id: number | null, overrides: Partial<EducationValues> = {}) => ({
  ...emptyEducation,
  id,
  tahunMasuk: "2018",
  ...overrides,
});
const base: ResumeValues = { ...begun, pendidikanList: [school(1), school(2)] };

const personal = (overrides: Personal, from = base): ResumeValues => ({
  ...from,
  personalData: { ...from.personalData, ...overrides },
});
const schools = (...pendidikanList: EducationValues[]): ResumeValues => ({ ...base, pendidikanList });

/** What both sides of a join without conflict are. */
function joined(mine: ResumeValues, theirs: ResumeValues, from: ResumeValues | null = base): ResumeValues {
  const both = joinResumes(from, mine, theirs);
  expect(both.hasConflicts).toBe(false);
  expect(both.mine).toEqual(both.theirs);
  return both.mine;
}

describe("a field", () => {
  test("that one side changed is taken from there", () => {
    const both = joined(
      personal({ nama: "Dewi Putri" }),
      personal({ expectedSalary: "7.500.000", dob: { year: "2000", month: "2", day: "29" } }),
    );
    expect(both).toEqual(
      personal({ nama: "Dewi Putri", expectedSalary: "7.500.000", dob: { year: "2000", month: "2", day: "29" } }),
    );
  });

  test("that both changed waits for a choice, and only that", () => {
    const [mine, theirs] = [
      personal({ nama: "Dewi Ayu", yoeYear: "2" }),
      personal({ nama: "Dewi Putri", yoeMonth: "3" }),
    ];
    expect(joinResumes(base, mine, theirs)).toEqual({
      hasConflicts: true,
      mine: personal({ nama: "Dewi Ayu", yoeYear: "2", yoeMonth: "3" }),
      theirs: personal({ nama: "Dewi Putri", yoeYear: "2", yoeMonth: "3" }),
    });
  });

  test.each<[string, Personal, Personal]>([
    ["an amount", { expectedSalary: "7.500.000" }, { expectedSalary: "7,500,000" }],
    ["a choice", { domisili: { value: "7", label: "Kota Solo" } }, { domisili: { value: "7", label: "Solo City" } }],
  ])("%s that differs only by the language it is read in is the same", (_, indonesian, english) => {
    const both = joined(
      personal({ nama: "Dewi Ayu", ...english }),
      personal({ yoeYear: "2", ...english }),
      personal(indonesian),
    );
    expect(both).toEqual(personal({ nama: "Dewi Ayu", yoeYear: "2", ...english }));
  });

  test("a grade that moved its comma is a change", () => {
    const [before, after] = [schools(school(1, { nilai: "36,1" })), schools(school(1, { nilai: "3,61" }))];
    expect(joined(after, schools(school(1, { nilai: "36.1" })), before).pendidikanList).toEqual([
      school(1, { nilai: "3,61" }),
    ]);
  });
});

describe("entries", () => {
  test("are identified by their ids, in any order", () => {
    const mine = schools(school(2, { nilai: "3,5" }), school(1));
    const theirs = schools(school(1, { isPresent: true }), school(2));
    expect(joined(mine, theirs).pendidikanList).toEqual([school(2, { nilai: "3,5" }), school(1, { isPresent: true })]);
  });

  test("that each side added are both there; one that was saved already is no second one", () => {
    const mine = schools(school(1), school(2), school(null, { nilai: "3,5" }), school(null, { nilai: "3,1" }));
    const theirs = schools(school(1), school(2), school(3, { nilai: "3,5" }), school(4, { nilai: "2,9" }));
    expect(joined(mine, theirs).pendidikanList.map(({ id, nilai }) => [id, nilai])).toEqual([
      [1, ""],
      [2, ""],
      [3, "3,5"],
      [4, "2,9"],
      [null, "3,1"],
    ]);
  });

  test("that one side removed and the other left alone are gone", () => {
    expect(joined(schools(school(2)), personal({ nama: "Dewi Ayu" }))).toEqual({
      ...personal({ nama: "Dewi Ayu" }),
      pendidikanList: [school(2)],
    });
  });

  test("that one side removed and the other changed wait for a choice", () => {
    const changed = schools(school(1, { nilai: "3,5" }), school(2));
    const removed = schools(school(2));
    expect(joinResumes(base, changed, removed)).toEqual({
      ...{ hasConflicts: true, theirs: removed },
      mine: schools(school(2), school(1, { nilai: "3,5" })),
    });
    expect(joinResumes(base, removed, changed)).toMatchObject({
      mine: { pendidikanList: [{ id: 2 }] },
      theirs: { pendidikanList: [{ id: 1, nilai: "3,5" }, { id: 2 }] },
    });
  });

  test("of internships too, by their own number", () => {
    const stay = (flkinternshipId: number | null, institutionName: string) => ({
      ...emptyInternship,
      flkinternshipId,
      institutionName,
    });
    const began = { ...base, internshipList: [stay(5, "PT Satu")] };
    const both = joined(
      { ...began, internshipList: [stay(5, "PT Satu"), stay(null, "PT Dua")] },
      { ...began, internshipList: [] },
      began,
    );
    expect(both.internshipList).toEqual([stay(null, "PT Dua")]);
  });
});

test("without a common base, every difference waits for a choice", () => {
  const [mine, theirs] = [personal({ nama: "Dewi Ayu" }), personal({ yoeYear: "3" })];
  expect(joinResumes(null, mine, theirs)).toMatchObject({ hasConflicts: true, mine, theirs });
});
