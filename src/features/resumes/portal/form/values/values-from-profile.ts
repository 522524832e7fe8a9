import type { Language } from "../../../../../i18n/language.ts";
import { groupDigits } from "../../../../../ui/fields/money-digits.ts";
import type { ListName } from "../../../../reference-data/lists.ts";
import type { EntryTexts, WantedEntries } from "../../../../reference-data/portal/load-entry-texts.ts";
import { educationFields, experienceFields, internshipFields, organisationFields } from "../../../entry-fields.ts";
import { type Converters, convertFields, type Fields, type ValueOfKind } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";
import { parseDay } from "../../../rules/calendar.ts";
import { defaultCountryCode } from "../../../rules/phone.ts";
import type { ProfileData } from "../../wire/profile-answer.schema.ts";
import {
  type Chosen,
  educationValues,
  experienceValues,
  internshipValues,
  organisationValues,
  personalValues,
  type ResumeValues,
  type TypedOfKind,
} from "./resume-values.schema.ts";
import { gradeText, typedNumber } from "./texts.ts";

type Stored = Pick<
  ProfileData,
  "personalData" | "cvFacts" | "pendidikanList" | "internshipList" | "pengalamanList" | "organisasiList" | "consent"
>;

interface Reading {
  texts: EntryTexts;
  language: Language;
}

type Ids = Partial<Record<ListName, (number | null)[]>>;

/** Adds the ids of one entry that lead into lists which are searched. */
function addWanted(table: Fields, entry: Readonly<Record<string, unknown>>, ids: Ids): void {
  for (const field of Object.values(table)) {
    if (field.kind !== "found") continue;
    const id = entry[field.wire];
    ids[field.list] = [...(ids[field.list] ?? []), typeof id === "number" ? id : null];
  }
}

/** The entries whose texts a stored resume needs. */
export function wantedEntries(stored: Stored): WantedEntries {
  const ids: Ids = {};
  addWanted(personalFields, stored.personalData, ids);
  for (const entry of stored.pendidikanList) addWanted(educationFields, entry, ids);
  for (const entry of stored.internshipList) addWanted(internshipFields, entry, ids);
  for (const entry of stored.pengalamanList) addWanted(experienceFields, entry, ids);
  for (const entry of stored.organisasiList) addWanted(organisationFields, entry, ids);
  return ids;
}

function chosen(list: ListName, id: number | null, texts: EntryTexts): Chosen {
  return id === null ? null : { value: String(id), label: texts[list]?.[id] ?? "" };
}

/** The parts of `YYYY-MM`, as the form holds them. */
export function monthParts(text: string | null): TypedOfKind["month"] {
  const [year = "", month = ""] = text?.split("-") ?? [];
  return { year, month: month.replace(/^0/, "") };
}

/** The parts of `YYYY-MM-DD`, as the form holds them; empty for what is no day. */
export function dayParts(text: string | null): TypedOfKind["birthDate"] {
  const day = text === null ? null : parseDay(text);
  if (day === null) return { year: "", month: "", day: "" };
  return { year: String(day.year), month: String(day.month), day: String(day.day) };
}

/** The parts of `+CC NUMBER`, as the form holds them. */
export function phoneParts(text: string | null): TypedOfKind["phone"] {
  const [code = defaultCountryCode, number = ""] = text?.split(" ") ?? [];
  return { code, number };
}

const line = (text: string | null) => text ?? "";

function typedOfKind({ texts, language }: Reading): Converters<ValueOfKind, TypedOfKind> {
  const separator = language === "id" ? "." : ",";
  return {
    text: line,
    other: line,
    email: line,
    phone: phoneParts,
    birthDate: dayParts,
    month: monthParts,
    gender: typedNumber,
    category: typedNumber,
    choice: typedNumber,
    found: (id, { list }) => chosen(list, id, texts),
    duration: typedNumber,
    salary: (rupiah) => groupDigits(typedNumber(rupiah), separator),
    year: typedNumber,
    grade: (grade) => gradeText(grade, language),
    tick: (isTicked) => isTicked,
  };
}

/** A stored resume as the form shows it. */
export function valuesFromProfile(stored: Stored, reading: Reading): ResumeValues {
  const typed = typedOfKind(reading);
  return {
    personalData: {
      oldImageUrl: stored.personalData.oldImageUrl ?? "",
      cvName: stored.personalData.cvName ?? "",
      cvFacts: stored.cvFacts,
      ...convertFields(personalFields, "wire", stored.personalData, typed),
      ...convertFields(seekingFields, "wire", stored.personalData, typed),
    },
    pendidikanList: stored.pendidikanList.map((entry) => ({
      id: entry.id,
      ...convertFields(educationFields, "wire", entry, typed),
    })),
    internshipList: stored.internshipList.map((entry) => ({
      flkinternshipId: entry.flkinternshipId,
      ...convertFields(internshipFields, "wire", entry, typed),
    })),
    pengalamanList: stored.pengalamanList.map((entry) => ({
      id: entry.id,
      ...convertFields(experienceFields, "wire", entry, typed),
      isCurrent: entry.tahunSelesai === null && entry.tahunMulai !== null,
    })),
    organisasiList: stored.organisasiList.map((entry) => ({
      id: entry.id,
      ...convertFields(organisationFields, "wire", entry, typed),
    })),
    consent: stored.consent,
  };
}

export const emptyEducation = educationValues.parse({});
export const emptyInternship = internshipValues.parse({});
export const emptyExperience = experienceValues.parse({});
export const emptyOrganisation = organisationValues.parse({});

/** A form that nobody has touched, but for what sign-up's first step asked already. */
export function newValues({ name, email }: { name: string; email: string }): ResumeValues {
  return {
    personalData: { ...personalValues.parse({}), nama: name, email },
    pendidikanList: [],
    internshipList: [],
    pengalamanList: [],
    organisasiList: [],
    consent: { kebenaranData: false, penggunaanData: false },
  };
}
