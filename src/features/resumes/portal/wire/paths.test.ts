// Shows: P8
import { expect, test } from "vitest";
import { profilePath, sectionOfProfilePath, signUpPaths } from "./paths.ts";

test.each([
  ["phone", "personalData.noTelp", "personal-data"],
  ["photo", "personalData.oldImageUrl", "personal-data"],
  ["seekingStatusId", "personalData.seekingJobStatusId", "seeking-status"],
  ["educations", "pendidikanList", "education"],
  ["educations.2.endYear", "pendidikanList.2.tahunKeluar", "education"],
  ["internships.0.functionId", "internshipList.0.internFuction", "internship"],
  ["experiences.1.rankId", "pengalamanList.1.pangkatID", "experience"],
  ["organisations.0.scopeId", "organisasiList.0.lingkupID", "organisation"],
  ["consents.dataUse", "consent.penggunaanData", "consents"],
])("%s is %s on the wire and stands in %s", (path, wire, section) => {
  expect(profilePath(path)).toBe(wire);
  expect(sectionOfProfilePath(wire)).toBe(section);
});

test("a missing birth date of the sign-up form is its parts that are missing", () => {
  const PERSONAL_DATA = { dobYear: 2000, dobMonth: null, dobDate: null };
  expect(signUpPaths("birthDate", { PERSONAL_DATA })).toEqual(["PERSONAL_DATA.dobDate", "PERSONAL_DATA.dobMonth"]);
});
