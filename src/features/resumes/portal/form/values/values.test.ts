import { describe, expect, it } from "vitest";
import { emptyEntries, emptyFacts } from "../../../../../../tests/support/empty-profile.ts";
import { signUpFromValues } from "../../complete/use-complete.ts";
import type { ProfileData } from "../../wire/profile-answer.schema.ts";
import { profileFromValues } from "./profile-from-values.ts";
import { resumeValues } from "./resume-values.schema.ts";
import { emptyEducation, newValues, valuesFromProfile } from "./values-from-profile.ts";

const others = { domicile: 90, institution: 91, major: 92 };

const stored: Pick<
  ProfileData,
  "personalData" | "cvFacts" | "pendidikanList" | "internshipList" | "pengalamanList" | "organisasiList" | "consent"
> = {
  personalData: {
    ...emptyFacts,
    nama: "Sekar",
    email: "sekar@contoh.id",
    dob: "2001-09-17",
    domisili: 5,
    domisiliOther: null,
    gender: 2,
    noTelp: "+62 81234567890",
    yoeYear: 1,
    yoeMonth: 4,
    expectedSalary: 7_500_000,
    kategoriPengalaman: 2,
    seekingJobStatusId: 1,
    emailSuggestionPeriodId: 2,
    oldImageUrl: "/files/a.jpg",
    cvName: "cv.pdf",
    cvUrl: "/files/b.pdf",
  },
  cvFacts: { pages: 3, bytes: 240_000 },
  pendidikanList: [
    {
      ...emptyEntries.education,
      id: 1,
      gelarID: 7,
      institusiID: 91,
      institusiOther: "Universitas Lereng Merapi",
      jurusanID: 4,
      jurusanOther: null,
      isPresent: false,
      tahunMasuk: 2019,
      tahunKeluar: 2023,
      nilai: 3.45,
      maxNilai: 4,
    },
  ],
  internshipList: [
    {
      ...emptyEntries.internship,
      flkinternshipId: 3,
      institutionName: "Balai Benih",
      internFuction: 9,
      internIndustry: 1,
      startDate: "2024-07",
      endDate: null,
    },
  ],
  pengalamanList: [
    {
      ...emptyEntries.experience,
      id: 2,
      name: "PT. Roda",
      posisi: "Staf",
      positionTypeId: 1,
      pangkatID: 2,
      mainJob1: "Laporan",
      tahunMulai: 2024,
      tahunSelesai: null,
      industryId: 1,
      department: "Keuangan",
    },
  ],
  organisasiList: [{ ...emptyEntries.organisation, id: 1, jabatanID: 5, lingkupID: 2, name: "Himpunan" }],
  consent: { kebenaranData: true, penggunaanData: false },
};

const texts = {
  domicile: { 5: "Sleman" },
  institution: { 91: "Lainnya" },
  major: { 4: "Akuntansi" },
  industry: { 1: "Otomotif" },
};

describe("a stored resume in the form", () => {
  const values = valuesFromProfile(stored, { texts, language: "id" });

  it("shows each value as the language writes it, chosen entries by name", () => {
    expect(values.personalData.expectedSalary).toBe("7.500.000");
    expect(values.pendidikanList[0]?.nilai).toBe("3,45");
    expect(values.personalData.domisili).toEqual({ value: "5", label: "Sleman" });
    expect(values.internshipList[0]?.startDate).toEqual({ year: "2024", month: "7" });
    expect(values.pengalamanList[0]?.isCurrent).toBe(true);
  });

  it("goes back to the wire unchanged", () => {
    const { oldImageUrl: _photo, cvName: _cv, cvUrl: _url, ...personalData } = stored.personalData;
    const { cvFacts: _facts, ...rest } = stored;
    expect(profileFromValues(values, others)).toEqual({ ...rest, personalData });
  });

  it("survives being kept as a draft", () => {
    expect(resumeValues.parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });
});

describe("what was typed on the way to the wire", () => {
  const fresh = newValues({ name: " Sekar ", email: "sekar@contoh.id" });

  it("leaves out a text in place of 'Others' once another entry is chosen", () => {
    const institusiOther = "Universitas Lereng Merapi";
    const withChoice = (value: string) =>
      profileFromValues(
        { ...fresh, pendidikanList: [{ ...emptyEducation, institusiID: { value, label: "" }, institusiOther }] },
        others,
      ).pendidikanList[0]?.institusiOther;
    expect([withChoice("91"), withChoice("3")]).toEqual([institusiOther, null]);
  });

  it("keeps a value that is no number as it is, for the rules to refuse", () => {
    const values = { ...fresh, personalData: { ...fresh.personalData, yoeYear: "satu" } };
    expect(profileFromValues(values, others).personalData.yoeYear).toBe("satu");
  });

  it("takes sign-up's names and carries the password there alone", () => {
    const signUp = signUpFromValues(
      { ...fresh, personalData: { ...fresh.personalData, dob: { year: "2001", month: "9", day: "" } } },
      others,
      "rahasia",
    );
    expect(signUp.PERSONAL_DATA).toMatchObject({
      name: "Sekar",
      password: "rahasia",
      dobYear: 2001,
      dobMonth: 9,
      dobDate: null,
    });
    expect(JSON.stringify(profileFromValues(fresh, others))).not.toContain("rahasia");
  });
});
