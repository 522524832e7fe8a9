import { plainDigits } from "../../../../../ui/fields/money-digits.ts";
import { tidyPhone } from "../../../../../ui/fields/phone-text.ts";
import type { OtherIds } from "../../../resume.ts";
import { formatDay } from "../../../rules/calendar.ts";
import type { Profile } from "../../wire/profile.schema.ts";
import type {
  Chosen,
  EducationValues,
  ExperienceValues,
  InternshipValues,
  OrganisationValues,
  ResumeValues,
} from "./resume-values.schema.ts";
import { gradeOf, lineOf, wholeOf } from "./texts.ts";

type PersonalValues = ResumeValues["personalData"];

/** Each field that the profile's schema has, so that none is forgotten and then stored as missing; not yet checked. */
type Unchecked<Entry> = Record<keyof Entry, unknown>;
/** Photo and CV stay as they are stored. */
type PersonalFields = Omit<Profile["personalData"], "oldImageUrl" | "cvName">;

function idOf(chosen: Chosen): number | null {
  return chosen === null ? null : Number(chosen.value);
}

/** What was written in place of a choice counts only while 'Others' is chosen. */
function otherOf(chosen: Chosen, text: string, other: number | null): string | null {
  return other !== null && idOf(chosen) === other ? lineOf(text) : null;
}

function dayOf({ year, month, day }: PersonalValues["dob"]): string | null {
  if (year === "" || month === "" || day === "") return null;
  return formatDay({ year: Number(year), month: Number(month), day: Number(day) });
}

function monthOf({ year, month }: InternshipValues["startDate"]): string | null {
  return year === "" || month === "" ? null : `${year}-${month.padStart(2, "0")}`;
}

function phoneOf({ code, number }: PersonalValues["noTelp"]): string | null {
  const digits = tidyPhone(number);
  return digits === "" ? null : `${code} ${digits}`;
}

function personalData(values: PersonalValues, others: OtherIds) {
  return {
    nama: lineOf(values.nama),
    email: lineOf(values.email),
    dob: dayOf(values.dob),
    domisili: idOf(values.domisili),
    domisiliOther: otherOf(values.domisili, values.domisiliOther, others.domicile),
    gender: wholeOf(values.gender),
    noTelp: phoneOf(values.noTelp),
    yoeYear: wholeOf(values.yoeYear),
    yoeMonth: wholeOf(values.yoeMonth),
    expectedSalary: wholeOf(plainDigits(values.expectedSalary)),
    kategoriPengalaman: wholeOf(values.kategoriPengalaman),
    seekingJobStatusId: wholeOf(values.seekingJobStatusId),
    emailSuggestionPeriodId: wholeOf(values.emailSuggestionPeriodId),
  } satisfies Unchecked<PersonalFields>;
}

function education(entry: EducationValues, others: OtherIds) {
  return {
    id: entry.id,
    gelarID: wholeOf(entry.gelarID),
    institusiID: idOf(entry.institusiID),
    institusiOther: otherOf(entry.institusiID, entry.institusiOther, others.institution),
    jurusanID: idOf(entry.jurusanID),
    jurusanOther: otherOf(entry.jurusanID, entry.jurusanOther, others.major),
    isPresent: entry.isPresent,
    tahunMasuk: wholeOf(entry.tahunMasuk),
    tahunKeluar: wholeOf(entry.tahunKeluar),
    nilai: gradeOf(entry.nilai),
    maxNilai: gradeOf(entry.maxNilai),
  } satisfies Unchecked<Profile["pendidikanList"][number]>;
}

function internship(entry: InternshipValues) {
  return {
    flkinternshipId: entry.flkinternshipId,
    institutionName: lineOf(entry.institutionName),
    internFuction: wholeOf(entry.internFuction),
    internIndustry: idOf(entry.internIndustry),
    startDate: monthOf(entry.startDate),
    endDate: monthOf(entry.endDate),
  } satisfies Unchecked<Profile["internshipList"][number]>;
}

function experience(entry: ExperienceValues) {
  return {
    id: entry.id,
    name: lineOf(entry.name),
    posisi: lineOf(entry.posisi),
    positionTypeId: wholeOf(entry.positionTypeId),
    pangkatID: wholeOf(entry.pangkatID),
    mainJob1: lineOf(entry.mainJob1),
    industryId: idOf(entry.industryId),
    department: lineOf(entry.department),
    tahunMulai: wholeOf(entry.tahunMulai),
    tahunSelesai: entry.isCurrent ? null : wholeOf(entry.tahunSelesai),
  } satisfies Unchecked<Profile["pengalamanList"][number]>;
}

function organisation(entry: OrganisationValues) {
  return {
    id: entry.id,
    name: lineOf(entry.name),
    jabatanID: wholeOf(entry.jabatanID),
    lingkupID: wholeOf(entry.lingkupID),
  } satisfies Unchecked<Profile["organisasiList"][number]>;
}

/** The form in the profile's wire shape, not yet checked. Photo and CV stay as they are stored. */
export function profileFromValues(values: ResumeValues, others: OtherIds) {
  return {
    personalData: personalData(values.personalData, others),
    pendidikanList: values.pendidikanList.map((entry) => education(entry, others)),
    internshipList: values.internshipList.map(internship),
    pengalamanList: values.pengalamanList.map(experience),
    organisasiList: values.organisasiList.map(organisation),
    consent: values.consent,
  };
}
