import { describe, expect, test } from "vitest";
import { smallLists } from "../../../tests/support/extended-forms.ts";
import { emptyResume, type Resume } from "../resumes/resume.ts";
import { emptyForm } from "./form.ts";
import { formLists } from "./form-lists.ts";
import { knownFrom, pathsFromResume, prefilledForm } from "./prefill.ts";

const lists = formLists(smallLists);
const bands = [5, 10, 45, 45].map((millions, index) => ({ id: index + 1, upperBound: millions * 1_000_000 }));

const resume: Resume = {
  ...emptyResume,
  name: "Dewi Lestari",
  email: "dewi@contoh.id",
  birthDate: "2000-02-29",
  gender: 2,
  phone: "+62 81234567890",
  category: 2,
  expectedSalary: 7_500_000,
  educations: [
    {
      id: 4,
      degreeId: 1,
      institutionId: 5,
      institutionOther: "Kampus Biru",
      majorId: 2,
      majorOther: null,
      isStudying: false,
      startYear: 2018,
      endYear: 2022,
      grade: 3.5,
      gradeScale: 4,
    },
  ],
  experiences: [
    {
      id: 2,
      company: "PT Satu",
      position: "Analis",
      positionTypeId: 1,
      rankId: 3,
      mainJob: "Laporan",
      industryId: 1,
      department: "Data",
      startYear: 2022,
      endYear: null,
    },
  ],
  organisations: [{ id: 1, name: "BEM", positionId: 1, scopeId: 2 }],
  internships: [
    { id: 1, institution: "PT Dua", functionId: 1, industryId: 2, startMonth: "2021-01", endMonth: "2021-03" },
  ],
};

describe("an empty form", () => {
  const known = knownFrom(resume, "/api/v1/files/a.jpg", bands);
  const form = prefilledForm(known, lists);

  test("gets what the resume knows, under the form's own names", () => {
    expect(form["personalData"]).toMatchObject({
      photo: "/api/v1/files/a.jpg",
      fullName: "Dewi Lestari",
      experienceCategory: 2,
      expectedSalaryId: 2,
      birthPlace: null,
    });
    expect(form["education"]).toMatchObject([
      { id: 4, institutionOther: "Kampus Biru", graduationYear: 2022, gpa: 3.5, gpaMax: 4, cityId: null },
    ]);
    expect(form["workExperiences"]).toMatchObject([
      { title: "Analis", positionId: 3, mainJob1: "Laporan", isCurrent: true, endYear: null, functionIds: [] },
    ]);
    expect(form["internships"]).toMatchObject([{ institution: "PT Dua", startMonth: "2021-01", department: null }]);
    expect(form["organisations"]).toMatchObject([{ name: "BEM", positionId: 1, scopeId: 2 }]);
    expect(form["family"]).toEqual(emptyForm(lists)["family"]);
  });

  test("says which fields those are, and no longer once they were changed", () => {
    const paths = pathsFromResume(form, known);
    expect(paths).toEqual(
      expect.arrayContaining(["personalData.fullName", "education.0.gpa", "workExperiences.0.isCurrent"]),
    );
    for (const untold of ["personalData.birthPlace", "education.0.id", "education.0.cityId", "family.siblings"]) {
      expect(paths).not.toContain(untold);
    }
    const changed = { ...form, personalData: { ...form["personalData"], fullName: "Dewi L" } };
    expect(pathsFromResume(changed, known)).toEqual(paths.filter((path) => path !== "personalData.fullName"));
  });

  test("finds an entry again by its id, at any position", () => {
    const education = [{ id: 9, gpa: 3.5 }, ...(Array.isArray(form["education"]) ? form["education"] : [])];
    const paths = pathsFromResume({ ...form, education }, known);
    expect(paths).toContain("education.1.gpa");
    expect(paths).not.toContain("education.0.gpa");
  });
});

test.each([
  [null, null],
  [5_000_000, 1],
  [5_000_001, 2],
  [45_000_000, 3],
  [99_000_000, 4],
])("an expected salary of %j is in band %j", (expectedSalary, band) => {
  const { personalData } = knownFrom({ ...resume, expectedSalary }, null, bands);
  expect(personalData?.expectedSalaryId).toBe(band);
});

test("without a resume nothing is filled in", () => {
  const known = knownFrom(emptyResume, null, bands);
  expect(prefilledForm(known, lists)).toEqual(emptyForm(lists));
  expect(pathsFromResume(emptyForm(lists), known)).toEqual([]);
});
