import { expect, test } from "vitest";
import { emptyResume, type Resume } from "../resume.ts";
import { lifetimeFaults } from "./lifetime.ts";

const today = { year: 2026, month: 11, day: 22 };
const education = {
  id: 1,
  degreeId: null,
  institutionId: null,
  institutionOther: null,
  majorId: null,
  majorOther: null,
  isStudying: false,
  startYear: null,
  endYear: null,
  grade: null,
  gradeScale: null,
};
const internship = { id: 1, institution: null, functionId: null, industryId: null, startMonth: null, endMonth: null };

function faults(fields: Partial<Resume>): string[] {
  const resume = { ...emptyResume, birthDate: "2000-11-23", ...fields };
  return lifetimeFaults(resume, today).map(({ path, code }) => `${path} ${code}`);
}

test.each<[string, Partial<Resume>, string[]]>([
  [
    "studies before birth",
    { educations: [{ ...education, startYear: 1999 }] },
    ["educations.0.startYear before-birth"],
  ],
  [
    "studies in the year of birth",
    { educations: [{ ...education, startYear: 2000 }] },
    ["educations.0.startYear before-birth"],
  ],
  ["studies of a child", { educations: [{ ...education, startYear: 2006 }] }, []],
  [
    "an internship before birth",
    { internships: [{ ...internship, startMonth: "1998-05" }] },
    ["internships.0.startMonth before-birth"],
  ],
  [
    "26 years of experience at 25",
    { experienceYears: 26, experienceMonths: 0 },
    ["experienceYears experience-beyond-age"],
  ],
  ["25 years and 11 months, the day before the birthday", { experienceYears: 25, experienceMonths: 11 }, []],
  [
    "25 years and 12 months too many",
    { birthDate: "2001-11-22", experienceYears: 25, experienceMonths: 1 },
    ["experienceYears experience-beyond-age"],
  ],
  ["nothing without a date of birth", { birthDate: null, experienceYears: 60 }, []],
])("%s", (_, fields, expected) => {
  expect(faults(fields)).toEqual(expected);
});
