// Shows: suggestions 3
import { describe, expect, test } from "vitest";
import { emptyEducation, emptyExperience, newValues } from "../form/values/values-from-profile.ts";
import { withChanges } from "./apply-changes.ts";
import { cvChangeGroups, getLabel, isUnsure } from "./change-groups.ts";
import type { CvChange } from "./read-cv.schema.ts";

const values = newValues({ name: "Dewi", email: "dewi@contoh.id" });

function change(
  path: string,
  value: CvChange["values"][string],
  after = String(value),
  more: Partial<CvChange> = {},
): CvChange {
  return { path, before: null, after, source: "baris", confidence: 0.9, values: { [path]: value }, ...more };
}

describe("changes of a CV that are taken", () => {
  test.each([
    ["personalData.nama", "Dewi Lestari", { nama: "Dewi Lestari" }],
    ["personalData.dob", "1998-05-02", { dob: { year: "1998", month: "5", day: "2" } }],
    ["personalData.noTelp", "+62 81234567890", { noTelp: { code: "+62", number: "81234567890" } }],
    ["personalData.gender", 2, { gender: "2" }],
    ["personalData.domisili", 226, { domisili: { value: "226", label: "226" } }],
  ])("stand in the form as a person would have typed them: %s", (path, value, personalData) => {
    expect(withChanges(values, [change(path, value)], "id").personalData).toMatchObject(personalData);
  });

  test("create entries, and empty ones are left out", () => {
    const next = withChanges(
      values,
      [change("pendidikanList.1.nilai", 3.5), change("internshipList.0.startDate", "2020-06")],
      "id",
    );
    expect(next.pendidikanList).toEqual([{ ...emptyEducation, nilai: "3,5" }]);
    expect(next.internshipList).toMatchObject([{ startDate: { year: "2020", month: "6" } }]);
  });

  test("replace an entry that was added and left blank", () => {
    const begun = { ...values, pendidikanList: [emptyEducation] };
    const next = withChanges(begun, [change("pendidikanList.0.nilai", 3.5)], "en");
    expect(next.pendidikanList).toEqual([{ ...emptyEducation, nilai: "3.5" }]);
  });

  test("leave unticked values alone", () => {
    const typed = { ...values, pengalamanList: [{ ...emptyExperience, name: "PT Lama", department: "Gudang" }] };
    const next = withChanges(typed, [change("pengalamanList.0.posisi", "Staf")], "en");
    expect(next).toEqual({ ...typed, pengalamanList: [{ ...typed.pengalamanList[0], posisi: "Staf" }] });
  });

  test("say whether a job goes on", () => {
    const current = withChanges(values, [change("pengalamanList.0.tahunSelesai", null, "Masih bekerja di sini")], "id");
    expect(current.pengalamanList).toMatchObject([{ isCurrent: true, tahunSelesai: "" }]);
    const over = withChanges(current, [change("pengalamanList.0.tahunSelesai", 2024)], "id");
    expect(over.pengalamanList).toMatchObject([{ isCurrent: false, tahunSelesai: "2024" }]);
  });

  test("take the text that goes with 'Others' along", () => {
    const both = { "pendidikanList.0.institusiID": 91, "pendidikanList.0.institusiOther": "Kampus Biru" };
    const next = withChanges(
      values,
      [change("pendidikanList.0.institusiID", 91, "Kampus Biru", { values: both })],
      "id",
    );
    expect(next.pendidikanList).toMatchObject([{ institusiID: { value: "91" }, institusiOther: "Kampus Biru" }]);
  });
});

test("changes are grouped by section, with the form's own names; unsure ones are marked", () => {
  const changes = [
    change("personalData.nama", "Dewi"),
    change("organisasiList.0.name", "BEM", "BEM", { confidence: 0.69 }),
  ];
  expect(cvChangeGroups(changes).map(({ title }) => title)).toEqual(["Data pribadi", "Organisasi 1"]);
  expect(changes.map(getLabel)).toEqual(["Nama lengkap", "Nama organisasi"]);
  expect(changes.map(isUnsure)).toEqual([false, true]);
});
