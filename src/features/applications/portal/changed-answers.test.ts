import { expect, test } from "vitest";
import { emptyEntries, emptyFacts } from "../../../../tests/support/empty-profile.ts";
import type { ProfileContent } from "../../resumes/portal/wire/profile-answer.schema.ts";
import { changedSections } from "./changed-answers.ts";

const education = {
  ...emptyEntries.education,
  id: 1,
  gelarID: 3,
  institusiID: 900,
  institusiOther: "Universitas Lereng Merapi",
  isPresent: false,
  jurusanID: 8,
  jurusanOther: null,
  maxNilai: 4,
  nilai: 3.62,
  tahunKeluar: 2025,
  tahunMasuk: 2021,
};

const sent: ProfileContent = {
  personalData: {
    ...emptyFacts,
    nama: "Sekar Paramitha",
    email: "sekar@contoh.id",
    dob: "2003-05-14",
    domisili: 5,
    domisiliOther: null,
    gender: 2,
    noTelp: "+62 81234567890",
    yoeYear: 0,
    yoeMonth: 6,
    expectedSalary: 6_500_000,
    kategoriPengalaman: 1,
    seekingJobStatusId: 1,
    emailSuggestionPeriodId: null,
    oldImageUrl: "/files/foto-1",
    cvName: "CV.pdf",
    cvUrl: "/files/cv-1",
  },
  pendidikanList: [education],
  pengalamanList: [],
  organisasiList: [
    { ...emptyEntries.organisation, id: 1, jabatanID: 1, lingkupID: 1, name: "Karang Taruna" },
    { ...emptyEntries.organisation, id: 2, jabatanID: 1, lingkupID: 1, name: "Pramuka" },
  ],
  internshipList: [],
  consent: { kebenaranData: true, penggunaanData: true },
};

const getText = (list: string, id: number | null) => (id === null ? "" : `${list} ${id}`);
const changes = (now: Partial<ProfileContent>) => changedSections(sent, { ...sent, ...now }, getText);

test("the same resume changes nothing, whatever the order of its entries and the numbers they have", () => {
  expect(changes({})).toEqual([]);
  const [first, second] = sent.organisasiList;
  if (!first || !second) throw new Error("Two organisations are missing.");
  expect(changes({ organisasiList: [{ ...second, id: 7 }, first] })).toEqual([]);
});

test("answers are shown with their earlier values", () => {
  const personalData = { ...sent.personalData, noTelp: "+62 811", seekingJobStatusId: null };
  expect(changes({ personalData })).toEqual([
    {
      section: "personal-data",
      answers: [{ label: "Telepon", before: "+62 81234567890", after: "+62 811" }],
      entries: [],
    },
    {
      section: "seeking-status",
      answers: [{ label: "Status", before: "seekingJobStatus 1", after: "" }],
      entries: [],
    },
  ]);
});

test("another file of the same name is another one", () => {
  const personalData = { ...sent.personalData, oldImageUrl: "/files/foto-2", cvUrl: "/files/cv-2" };
  expect(changes({ personalData })[0]?.answers).toEqual([
    { label: "Foto", before: "", after: "Foto baru" },
    { label: "CV", before: "CV.pdf", after: "CV.pdf" },
  ]);
});

test("entries come, go, or are otherwise", () => {
  const changed = changes({
    pendidikanList: [{ ...education, nilai: 3.7 }],
    organisasiList: [
      { ...emptyEntries.organisation, id: 2, jabatanID: 1, lingkupID: 1, name: "Pramuka" },
      { ...emptyEntries.organisation, id: 3, jabatanID: 1, lingkupID: 1, name: "Palang Merah" },
    ],
  });
  expect(changed.map(({ section, entries }) => [section, entries.map(({ kind }) => kind)])).toEqual([
    ["education", ["changed"]],
    ["organisation", ["added", "removed"]],
  ]);
  expect(changed[1]?.entries.map(({ title }) => title).join()).toMatch(/Palang Merah.*Karang Taruna/);
});
