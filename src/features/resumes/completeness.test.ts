// Shows: P8
import { describe, expect, test } from "vitest";
import { completeSections, getSection, missing } from "./completeness.ts";
import type { Education, Experience, Resume, WholeResume } from "./resume.ts";
import { emptyResume } from "./resume.ts";

const others = { domicile: 90, institution: 91, major: 92 };

const education: Education = {
  id: 1,
  degreeId: 1,
  institutionId: 1,
  institutionOther: null,
  majorId: 1,
  majorOther: null,
  isStudying: false,
  startYear: 2018,
  endYear: 2022,
  grade: 3.5,
  gradeScale: 4,
};

const experience: Experience = {
  id: 1,
  company: "PT Contoh",
  position: "Analis",
  positionTypeId: 1,
  rankId: 1,
  mainJob: "Laporan",
  industryId: 1,
  department: "Data",
  startYear: 2020,
  endYear: null,
};

const resume: Resume = {
  ...emptyResume,
  name: "Dewi",
  email: "dewi@contoh.id",
  birthDate: "2000-01-01",
  domicileId: 1,
  gender: 2,
  phone: "+62 8123",
  experienceYears: 0,
  experienceMonths: 0,
  expectedSalary: 5_000_000,
  category: 1,
  seekingStatusId: 1,
  emailPeriodId: 1,
  educations: [education],
};

function whole(change: Partial<Resume> = {}, beside: Partial<WholeResume> = {}): WholeResume {
  return {
    resume: { ...resume, ...change },
    hasPhoto: true,
    hasCv: true,
    consents: { dataTruth: true, dataUse: true },
    ...beside,
  };
}

describe("a resume", () => {
  test("is complete with everything of §5, without organisations and internships", () => {
    expect(missing(whole(), others)).toEqual([]);
  });

  test.each([
    ["a name", { name: null }, ["name"]],
    ["an education", { educations: [] }, ["educations"]],
    ["a grade", { educations: [{ ...education, grade: null }] }, ["educations.0.grade"]],
    [
      "the name of another institution",
      { educations: [{ ...education, institutionId: 91 }] },
      ["educations.0.institutionOther"],
    ],
    ["the name of another domicile", { domicileId: 90 }, ["domicileOther"]],
    ["work experience of a professional", { category: 2 }, ["experiences"]],
    ["a position", { experiences: [{ ...experience, position: null }] }, ["experiences.0.position"]],
    ["a scope", { organisations: [{ id: 1, name: "BEM", positionId: 1, scopeId: null }] }, ["organisations.0.scopeId"]],
    ["an e-mail period", { emailPeriodId: null }, ["emailPeriodId"]],
  ] satisfies [string, Partial<Resume>, string[]][])("lacks %s", (_, change, paths) => {
    expect(missing(whole(change), others)).toEqual(paths);
  });

  test("counts a current job as complete", () => {
    expect(missing(whole({ category: 2, experiences: [experience] }), others)).toEqual([]);
  });

  test("lacks photo, CV and both consents when they are not there", () => {
    const bare = whole({}, { hasPhoto: false, hasCv: false, consents: { dataTruth: false, dataUse: false } });
    expect(missing(bare, others)).toEqual(["photo", "cv", "consents.dataTruth", "consents.dataUse"]);
  });
});

test.each([
  ["phone", "personal-data"],
  ["photo", "personal-data"],
  ["seekingStatusId", "seeking-status"],
  ["educations", "education"],
  ["internships.0.functionId", "internship"],
  ["experiences.1.rankId", "experience"],
  ["organisations.0.scopeId", "organisation"],
  ["consents.dataUse", "consents"],
])("%s belongs to %s", (path, section) => {
  expect(getSection(path)).toBe(section);
});

test("a section is complete when nothing of it is missing", () => {
  expect(completeSections(["educations.0.grade", "consents.dataUse"])).toEqual({
    "personal-data": true,
    education: false,
    internship: true,
    experience: true,
    organisation: true,
    "seeking-status": true,
    consents: false,
  });
});
