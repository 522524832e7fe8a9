import { expect, test } from "vitest";
import { emptyEntries, emptyFacts } from "../../../../../../tests/support/empty-profile.ts";
import { resumeAnswers, sectionDigest, textsIn } from "./answers.ts";

const personalData = {
  ...emptyFacts,
  nama: "Sekar Paramitha",
  email: "sekar@contoh.id",
  dob: "2003-05-14",
  domisili: 5,
  domisiliOther: null,
  gender: 2 as const,
  noTelp: "+62 81234567890",
  yoeYear: 0,
  yoeMonth: 6,
  expectedSalary: 6_500_000,
  kategoriPengalaman: 1 as const,
  seekingJobStatusId: 1,
  emailSuggestionPeriodId: null,
  oldImageUrl: null,
  cvName: null,
  cvUrl: null,
};

const education = {
  ...emptyEntries.education,
  id: 1,
  gelarID: 3,
  institusiID: 900,
  institusiOther: "Universitas Lereng Merapi",
  isPresent: true,
  jurusanID: 8,
  jurusanOther: null,
  maxNilai: 4,
  nilai: 3.62,
  tahunKeluar: 2025,
  tahunMasuk: 2021,
};

const experience = {
  ...emptyEntries.experience,
  id: 1,
  name: "PT Maju",
  posisi: "Analis",
  positionTypeId: null,
  pangkatID: null,
  mainJob1: null,
  tahunMulai: 2024,
  tahunSelesai: null,
  industryId: null,
  department: "Keuangan",
};

const profile = {
  personalData,
  pendidikanList: [education],
  pengalamanList: [experience],
  organisasiList: [],
  internshipList: [],
  consent: { kebenaranData: true, penggunaanData: true },
};

const textOf = textsIn({
  degree: { 3: "S1" },
  institution: { 900: "Lainnya" },
  major: { 8: "Agronomi" },
  domicile: { 5: "Sleman" },
  seekingJobStatus: { 1: "Aktif mencari kerja" },
});

const sections = resumeAnswers(profile, textOf);

function answer(label: string): string | undefined {
  const all = sections.flatMap((section) => ("answers" in section ? section.answers : []));
  return all.find((one) => one.label === label)?.value.replaceAll("\u00A0", " ");
}

test.each([
  ["Tanggal lahir", "14 Mei 2003"],
  ["Jenis kelamin", "Perempuan"],
  ["Domisili", "Sleman"],
  ["Lama pengalaman kerja", "6 bulan"],
  ["Gaji yang diharapkan", "Rp 6.500.000 per bulan"],
  ["Status", "Aktif mencari kerja"],
  ["Saran lewat e-mail", ""],
])("%s reads %j", (label, value) => {
  expect(answer(label)).toBe(value);
});

test.each([
  [0, 0, "Belum ada"],
  [0, 6, "6 bulan"],
  [2, 0, "2 tahun"],
  [2, 6, "2 tahun 6 bulan"],
])("%i years and %i months of work read %j", (yoeYear, yoeMonth, value) => {
  const [section] = resumeAnswers({ ...profile, personalData: { ...personalData, yoeYear, yoeMonth } }, textOf);
  const answers = section !== undefined && "answers" in section ? section.answers : [];
  expect(answers).toContainEqual({ label: "Lama pengalaman kerja", value });
});

test("the text written for 'Others' replaces it, and an estimate is marked as one", () => {
  expect(sections[1]).toEqual({
    section: "education",
    entries: [
      {
        id: 1,
        title: "S1 Agronomi, Universitas Lereng Merapi",
        lines: ["2021–2025, perkiraan lulus", "IPK atau nilai 3,62 dari 4"],
      },
    ],
  });
});

test("a current job lasts until now; what is missing leaves no gap", () => {
  expect(sections[3]).toMatchObject({ entries: [{ title: "Analis, PT Maju", lines: ["2024–sekarang", "Keuangan"] }] });
});

test("a folded section shows its first answer, an empty one nothing", () => {
  expect(sections.map(sectionDigest).slice(0, 3)).toEqual([
    "Sekar Paramitha",
    "S1 Agronomi, Universitas Lereng Merapi",
    "",
  ]);
});
