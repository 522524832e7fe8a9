import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { NewFile } from "../../documents/read-file.server.ts";
import { type KeptList, otherCode } from "../../reference-data/lists.ts";
import { entriesOf, idOfCode } from "../../reference-data/master-data.server.ts";
import { createResume } from "../create-resume.server.ts";
import { educationFields, internshipFields, organisationFields } from "../entry-fields.ts";
import { mapFields } from "../field-kinds.ts";
import { resumeCv, resumePhoto } from "../files.ts";
import { findResume } from "../resume.queries.server.ts";
import { emptyOfKind, emptyResume, type Resume } from "../resume.ts";
import { drawAvatar } from "./avatar.server.ts";
import { smallPdf } from "./small-pdf.ts";

/** Whom the resume belongs to. */
interface Person {
  applicantId: number;
  name: string;
  email: string;
}

async function idOfText(db: Db, list: KeptList, text: string): Promise<number | null> {
  return (await entriesOf(db, list, "id")).find((entry) => entry.text.startsWith(text))?.id ?? null;
}

async function studies(db: Db): Promise<Resume["educations"]> {
  return [
    {
      ...mapFields(educationFields, "name", emptyOfKind),
      id: 1,
      degreeId: await idOfCode(db, "degree", "s1"),
      institutionId: await idOfCode(db, "institution", otherCode),
      institutionOther: "Universitas Lereng Merapi",
      majorId: await idOfText(db, "major", "Agronomi"),
      isStudying: false,
      startYear: 2021,
      endYear: 2025,
      grade: 3.62,
      gradeScale: 4,
    },
  ];
}

async function practice(db: Db): Promise<Pick<Resume, "internships" | "organisations" | "experiences">> {
  const internship = {
    ...mapFields(internshipFields, "name", emptyOfKind),
    id: 1,
    institution: "Balai Benih Sembada",
    functionId: await idOfText(db, "function", "Produksi"),
    industryId: await idOfText(db, "industry", "Agribisnis"),
    startMonth: "2024-07",
    endMonth: "2024-12",
  };
  const organisation = {
    ...mapFields(organisationFields, "name", emptyOfKind),
    id: 1,
    name: "Himpunan Mahasiswa Agronomi",
    positionId: await idOfCode(db, "organisationPosition", "division-head"),
    scopeId: await idOfCode(db, "organisationScope", "study-programme"),
  };
  return { internships: [internship], organisations: [organisation], experiences: [] };
}

async function demonstrationResume(db: Db, { name, email }: Person): Promise<Resume> {
  return {
    ...emptyResume,
    name,
    email,
    birthDate: "2003-05-14",
    domicileId: await idOfText(db, "domicile", "Kabupaten Sleman"),
    gender: 2,
    phone: "+62 81234567890",
    experienceYears: 0,
    experienceMonths: 6,
    expectedSalary: 6_500_000,
    category: 1,
    seekingStatusId: await idOfCode(db, "seekingJobStatus", "aktif"),
    emailPeriodId: await idOfCode(db, "emailSuggestionPeriod", "weekly"),
    educations: await studies(db),
    ...(await practice(db)),
  };
}

async function files(name: string): Promise<NewFile[]> {
  const lines = [
    name,
    "Sarjana Agronomi, Universitas Lereng Merapi, 2021-2025, IPK 3,62 dari 4,00",
    "Magang: Balai Benih Sembada, Juli-Desember 2024",
    "Organisasi: Himpunan Mahasiswa Agronomi, kepala divisi",
    "",
    "Orang ini dan CV ini hanya contoh. / This person and this CV are a sample.",
  ];
  return [
    { role: resumePhoto.role, kind: "jpg", originalName: "foto.jpg", content: await drawAvatar(), pages: null },
    { role: resumeCv.role, kind: "pdf", originalName: `CV ${name}.pdf`, content: smallPdf(lines), pages: 1 },
  ];
}

/** Gives the demonstration applicant a complete resume, unless there is one; after the master data. */
export async function seedDemonstrationResume(platform: Platform, person: Person): Promise<void> {
  const { database } = platform;
  if ((await findResume(database.db, person.applicantId)).version > 0) return;
  const resume = await demonstrationResume(database.db, person);
  const value = { resume, consents: { dataTruth: true, dataUse: true }, files: await files(person.name) };
  await database.transact((tx) => createResume(platform, tx, person.applicantId, value));
}
