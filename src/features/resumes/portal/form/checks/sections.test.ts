import { describe, expect, it } from "vitest";
import { compareFields, errorTree, shownErrors } from "../frame/use-resume.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { emptyEducation, emptyExperience, newValues } from "../values/values-from-profile.ts";
import { createCheck } from "./check-values.ts";
import { fieldPath } from "./field-paths.ts";
import { findAfterOptional, openSections, sectionStates } from "./section-states.ts";

const others = { domicile: 90, institution: 91, major: 92 };
const check = createCheck(() => new Date("2026-11-21T05:00:00Z"));
const fresh = newValues({ name: "Sekar", email: "sekar@contoh.id" });

const education = {
  ...emptyEducation,
  gelarID: "7",
  institusiID: { value: "3", label: "Universitas" },
  jurusanID: { value: "4", label: "Akuntansi" },
  tahunMasuk: "2019",
  tahunKeluar: "2023",
  nilai: "3,45",
  maxNilai: "4",
};

const full: ResumeValues = {
  ...fresh,
  personalData: {
    ...fresh.personalData,
    oldImageUrl: "/photo.jpg",
    cvName: "cv.pdf",
    dob: { year: "2001", month: "9", day: "17" },
    gender: "2",
    noTelp: { code: "+62", number: "0812-3456-7890" },
    domisili: { value: "5", label: "Sleman" },
    kategoriPengalaman: "1",
    yoeYear: "0",
    yoeMonth: "6",
    expectedSalary: "7.500.000",
    seekingJobStatusId: "1",
    emailSuggestionPeriodId: "2",
  },
  pendidikanList: [education],
  consent: { kebenaranData: true, penggunaanData: true },
};

function getFaults(values: ResumeValues, hasFiles = true) {
  return check(values, { others, hasPhoto: hasFiles, hasCv: hasFiles });
}

function getStates(values: ResumeValues, errorPaths: string[] = []) {
  return sectionStates({ values, hasFiles: false, faults: getFaults(values), errorPaths });
}

describe("what the form finds wrong", () => {
  it("finds nothing in a whole resume", () => {
    expect(getFaults(full)).toEqual([]);
  });

  it.each<[string, Partial<ResumeValues["personalData"]>, string, string]>([
    ["a salary below the least", { expectedSalary: "999.999" }, "personalData.expectedSalary", "salary-range"],
    ["letters in a phone number", { noTelp: { code: "+62", number: "812x" } }, "personalData.noTelp", "phone-format"],
    ["letters in the years", { yoeYear: "satu" }, "personalData.yoeYear", "digits"],
    ["a person of 16", { dob: { year: "2009", month: "11", day: "22" } }, "personalData.dob", "age"],
    ["half a date of birth", { dob: { year: "2001", month: "9", day: "" } }, "personalData.dob", "required"],
    [
      "'Others' without a text",
      { domisili: { value: "90", label: "Lainnya" } },
      "personalData.domisiliOther",
      "required",
    ],
  ])("tells %s at its field", (_, change, path, code) => {
    const values = { ...full, personalData: { ...full.personalData, ...change } };
    expect(getFaults(values)).toEqual([{ path, code }]);
  });

  it("asks for photo and CV where neither is stored nor chosen", () => {
    expect(getFaults(full, false).map(({ path }) => path)).toEqual(["personalData.oldImageUrl", "personalData.cvName"]);
  });

  it("takes a grade with comma or point, and refuses one above its maximum", () => {
    const withGrade = (nilai: string) => getFaults({ ...full, pendidikanList: [{ ...education, nilai }] });
    expect([withGrade("3,45"), withGrade("3.45")]).toEqual([[], []]);
    expect(withGrade("4,5")).toEqual([{ path: "pendidikanList.0.nilai", code: "gpa-above-max" }]);
  });

  it("wants a last year or a current job, not neither", () => {
    const job = {
      ...emptyExperience,
      name: "PT. Roda (Persero)",
      posisi: "Staf",
      positionTypeId: "1",
      pangkatID: "2",
      mainJob1: "Menyusun laporan",
      industryId: { value: "1", label: "Otomotif" },
      department: "Keuangan",
      tahunMulai: "2024",
    };
    expect(getFaults({ ...full, pengalamanList: [job] })).toEqual([
      { path: "pengalamanList.0.tahunSelesai", code: "required" },
    ]);
    expect(getFaults({ ...full, pengalamanList: [{ ...job, isCurrent: true }] })).toEqual([]);
  });

  it("asks professionals for work experience", () => {
    const values = { ...full, personalData: { ...full.personalData, kategoriPengalaman: "2" } };
    expect(getFaults(values)).toEqual([{ path: "pengalamanList", code: "required" }]);
  });
});

describe("how far a section is", () => {
  it("is empty or optional in a new form, with any values from the first step of sign-up", () => {
    const states = getStates(fresh);
    expect(states["personal-data"]).toEqual({ state: "empty" });
    expect(states.internship).toEqual({ state: "optional" });
    expect(states.experience).toEqual({ state: "optional" });
    expect(states.consents).toEqual({ state: "empty" });
  });

  it("is partial once something is filled in, complete when nothing is missing", () => {
    const started = { ...fresh, personalData: { ...fresh.personalData, gender: "1" } };
    expect(getStates(started)["personal-data"]).toEqual({ state: "partial" });
    expect(getStates(full)["personal-data"]).toEqual({ state: "complete" });
    expect(getStates({ ...fresh, pendidikanList: [emptyEducation] }).education).toEqual({ state: "partial" });
  });

  it("is wrong while an error is shown, with their number", () => {
    const errorPaths = ["personalData.noTelp", "personalData.expectedSalary", "pendidikanList.0.nilai"];
    expect(getStates(full, errorPaths)["personal-data"]).toEqual({ state: "wrong", faults: 2 });
  });

  it("is what the save bar waits for", () => {
    expect(openSections(getFaults(fresh))).toEqual(["personal-data", "education", "seeking-status", "consents"]);
    expect(openSections(getFaults(full))).toEqual([]);
  });
});

describe("a refusal's paths", () => {
  it.each([
    ["personalData.noTelp", "personalData.noTelp"],
    ["pendidikanList.0.nilai", "pendidikanList.0.nilai"],
    ["photoProfile", "personalData.oldImageUrl"],
    ["cvFile", "personalData.cvName"],
    ["PERSONAL_DATA.name", "personalData.nama"],
    ["PERSONAL_DATA.dobMonth", "personalData.dob"],
    ["PERSONAL_DATA.gender", "personalData.gender"],
    ["PERSONAL_DATA.domicileOther", "personalData.domisiliOther"],
    ["EDUCATION.1.institusiOther", "pendidikanList.1.institusiOther"],
    ["EXPERIENCE", "pengalamanList"],
    ["INTERNSHIP.2.startDate", "internshipList.2.startDate"],
    ["SEEKING_JOB_STATUS.id", "personalData.seekingJobStatusId"],
    ["consent.penggunaanData", "consent.penggunaanData"],
  ])("%s is the field %s", (path, field) => {
    expect(fieldPath(path)).toBe(field);
  });

  it("are kept as a tree and read back in the order of the form", () => {
    const paths = [
      "consent.kebenaranData",
      "pendidikanList.1.nilai",
      "pendidikanList.0.nilai",
      "personalData.dob",
      "personalData.nama",
    ];
    const errors = shownErrors(errorTree(paths.map((path) => ({ path, code: "required" }))));
    expect(errors.map(({ path }) => path).toSorted(compareFields)).toEqual([
      "personalData.nama",
      "personalData.dob",
      "pendidikanList.0.nilai",
      "pendidikanList.1.nilai",
      "consent.kebenaranData",
    ]);
  });
});

it.each([
  ["personal-data", [], null],
  ["education", [], "seeking-status"],
  ["education", ["experience"], "experience"],
  ["education", ["internship"], null],
  ["education", ["organisation"], "organisation"],
  ["internship", [], "seeking-status"],
  ["experience", [], "seeking-status"],
  ["organisation", [], null],
  ["seeking-status", [], null],
  ["consents", [], null],
] as const)("behind %s, with %j lacking something, the optional sections end at %s", (section, lacking, after) => {
  expect(findAfterOptional(section, lacking)).toBe(after);
});
