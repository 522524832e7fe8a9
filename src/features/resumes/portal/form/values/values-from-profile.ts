import type { Language } from "../../../../../i18n/language.ts";
import { groupDigits } from "../../../../../ui/fields/money-digits.ts";
import type { EntryTexts, WantedEntries } from "../../../../reference-data/portal/load-entry-texts.ts";
import { parseDay } from "../../../rules/calendar.ts";
import { defaultCountryCode } from "../../../rules/phone.ts";
import type { ProfileData } from "../../wire/profile-answer.schema.ts";
import type {
  Chosen,
  EducationValues,
  ExperienceValues,
  InternshipValues,
  ResumeValues,
} from "./resume-values.schema.ts";
import { gradeText, typedNumber } from "./texts.ts";

type Stored = Pick<
  ProfileData,
  "personalData" | "cvFacts" | "pendidikanList" | "internshipList" | "pengalamanList" | "organisasiList" | "consent"
>;

/** Lists that are searched: what was chosen comes with its text. */
type SearchedList = "domicile" | "institution" | "major" | "industry";

interface Reading {
  texts: EntryTexts;
  language: Language;
}

function chosen(list: SearchedList, id: number | null, { texts }: Reading): Chosen {
  return id === null ? null : { value: String(id), label: texts[list]?.[id] ?? "" };
}

/** The entries whose texts a stored resume needs. */
export function wantedEntries({ personalData, pendidikanList, internshipList, pengalamanList }: Stored): WantedEntries {
  return {
    domicile: [personalData.domisili],
    institution: pendidikanList.map(({ institusiID }) => institusiID),
    major: pendidikanList.map(({ jurusanID }) => jurusanID),
    industry: [
      ...internshipList.map(({ internIndustry }) => internIndustry),
      ...pengalamanList.map(({ industryId }) => industryId),
    ],
  };
}

function monthParts(text: string | null): InternshipValues["startDate"] {
  const [year = "", month = ""] = text?.split("-") ?? [];
  return { year, month: month.replace(/^0/, "") };
}

function dayParts(text: string | null) {
  const day = text === null ? null : parseDay(text);
  if (day === null) return { year: "", month: "", day: "" };
  return { year: String(day.year), month: String(day.month), day: String(day.day) };
}

function phoneParts(text: string | null) {
  const [code = defaultCountryCode, number = ""] = text?.split(" ") ?? [];
  return { code, number };
}

function personalValues({ personalData: stored, cvFacts }: Stored, reading: Reading): ResumeValues["personalData"] {
  const separator = reading.language === "id" ? "." : ",";
  return {
    oldImageUrl: stored.oldImageUrl ?? "",
    cvName: stored.cvName ?? "",
    cvFacts,
    nama: stored.nama ?? "",
    email: stored.email ?? "",
    dob: dayParts(stored.dob),
    gender: typedNumber(stored.gender),
    noTelp: phoneParts(stored.noTelp),
    domisili: chosen("domicile", stored.domisili, reading),
    domisiliOther: stored.domisiliOther ?? "",
    kategoriPengalaman: typedNumber(stored.kategoriPengalaman),
    yoeYear: typedNumber(stored.yoeYear),
    yoeMonth: typedNumber(stored.yoeMonth),
    expectedSalary: groupDigits(typedNumber(stored.expectedSalary), separator),
    seekingJobStatusId: typedNumber(stored.seekingJobStatusId),
    emailSuggestionPeriodId: typedNumber(stored.emailSuggestionPeriodId),
  };
}

function educationValues(entry: Stored["pendidikanList"][number], reading: Reading): EducationValues {
  return {
    id: entry.id,
    gelarID: typedNumber(entry.gelarID),
    institusiID: chosen("institution", entry.institusiID, reading),
    institusiOther: entry.institusiOther ?? "",
    jurusanID: chosen("major", entry.jurusanID, reading),
    jurusanOther: entry.jurusanOther ?? "",
    isPresent: entry.isPresent,
    tahunMasuk: typedNumber(entry.tahunMasuk),
    tahunKeluar: typedNumber(entry.tahunKeluar),
    nilai: gradeText(entry.nilai, reading.language),
    maxNilai: gradeText(entry.maxNilai, reading.language),
  };
}

function internshipValues(entry: Stored["internshipList"][number], reading: Reading): InternshipValues {
  return {
    flkinternshipId: entry.flkinternshipId,
    institutionName: entry.institutionName ?? "",
    internFuction: typedNumber(entry.internFuction),
    internIndustry: chosen("industry", entry.internIndustry, reading),
    startDate: monthParts(entry.startDate),
    endDate: monthParts(entry.endDate),
  };
}

function experienceValues(entry: Stored["pengalamanList"][number], reading: Reading): ExperienceValues {
  return {
    id: entry.id,
    name: entry.name ?? "",
    posisi: entry.posisi ?? "",
    positionTypeId: typedNumber(entry.positionTypeId),
    pangkatID: typedNumber(entry.pangkatID),
    mainJob1: entry.mainJob1 ?? "",
    industryId: chosen("industry", entry.industryId, reading),
    department: entry.department ?? "",
    tahunMulai: typedNumber(entry.tahunMulai),
    isCurrent: entry.tahunSelesai === null && entry.tahunMulai !== null,
    tahunSelesai: typedNumber(entry.tahunSelesai),
  };
}

/** A stored resume as the form shows it. */
export function valuesFromProfile(stored: Stored, reading: Reading): ResumeValues {
  return {
    personalData: personalValues(stored, reading),
    pendidikanList: stored.pendidikanList.map((entry) => educationValues(entry, reading)),
    internshipList: stored.internshipList.map((entry) => internshipValues(entry, reading)),
    pengalamanList: stored.pengalamanList.map((entry) => experienceValues(entry, reading)),
    organisasiList: stored.organisasiList.map(({ id, name, jabatanID, lingkupID }) => ({
      id,
      name: name ?? "",
      jabatanID: typedNumber(jabatanID),
      lingkupID: typedNumber(lingkupID),
    })),
    consent: stored.consent,
  };
}
