// Shows: suggestions 3
import { expect, test } from "vitest";
import type { CvChange } from "../../../resumes/portal/read-cv/read-cv.schema.ts";
import { groups } from "../../definition/definition.ts";
import { type FormValues, newEntry } from "../../form.ts";
import { formLists } from "../../form-lists.ts";
import { asProfile, chosenBy, fitting, withCvChanges } from "./cv-fields.ts";

const lists = formLists({});
const study = { ...newEntry(groups.education, lists), id: 7, institutionId: 3, startYear: 2018 };
const form: FormValues = { personalData: { fullName: "Dewi", gender: 2 }, education: [study], workExperiences: [] };

function change(path: string, value: CvChange["values"][string], after = String(value)): CvChange {
  return { path, before: null, after, source: "baris", confidence: 0.9, values: { [path]: value } };
}

test("fields that the form shares with the resume have the resume's names", () => {
  expect(asProfile(form)).toMatchObject({
    personalData: { nama: "Dewi", gender: 2, noTelp: null },
    pendidikanList: [{ institusiID: 3, tahunMasuk: 2018 }],
    pengalamanList: [],
  });
});

test("changes stand in the form's own fields, new entries behind those that there are, and nothing else changes", () => {
  const next = withCvChanges(
    form,
    [
      change("personalData.nama", "Dewi Lestari"),
      change("pendidikanList.0.tahunMasuk", 2017),
      change("pendidikanList.1.gelarID", 7),
      change("pendidikanList.1.tahunKeluar", 2016),
      change("pengalamanList.0.name", "PT Satu"),
      change("pengalamanList.0.tahunSelesai", null, "Masih bekerja"),
    ],
    lists,
  );
  expect(next["personalData"]).toEqual({ fullName: "Dewi Lestari", gender: 2 });
  expect(next["education"]).toMatchObject([
    { ...study, startYear: 2017 },
    { degreeId: 7, graduationYear: 2016, institutionId: null },
  ]);
  expect(next["workExperiences"]).toMatchObject([{ company: "PT Satu", endYear: null, isCurrent: true }]);
});

test("what the form does not ask is not offered; what is chosen comes with its words", () => {
  const domicile = change("personalData.domisili", 226);
  const school = change("pendidikanList.0.institusiID", 3, "Universitas Gadjah Mada");
  expect(fitting([domicile, school])).toEqual([school]);
  expect(chosenBy([school, change("pendidikanList.0.tahunMasuk", 2017)])).toEqual([
    { list: "institution", value: "3", label: "Universitas Gadjah Mada" },
  ]);
});
