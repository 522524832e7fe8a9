import { plainDigits } from "../../../../../ui/fields/money-digits.ts";
import { tidyPhone } from "../../../../../ui/fields/phone-field.tsx";
import { educationFields, experienceFields, internshipFields, organisationFields } from "../../../entry-fields.ts";
import { type Converters, convertFields, type OtherIds } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";
import { formatDay } from "../../../rules/calendar.ts";
import type { Chosen, ExperienceValues, ResumeValues, TypedOfKind } from "./resume-values.schema.ts";
import { findGrade, findLine, wholeOf } from "./texts.ts";

/** What is sent of a field of each kind, not yet checked: what is no number stays text, for the rules to refuse. */
export interface UncheckedOfKind {
  text: string | null;
  other: string | null;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  month: string | null;
  gender: number | string | null;
  category: number | string | null;
  choice: number | string | null;
  found: number | null;
  duration: number | string | null;
  salary: number | string | null;
  year: number | string | null;
  grade: number | string | null;
  tick: boolean;
}

function findId(chosen: Chosen): number | null {
  return chosen === null ? null : Number(chosen.value);
}

function findDay({ year, month, day }: TypedOfKind["birthDate"]): string | null {
  if (year === "" || month === "" || day === "") return null;
  return formatDay({ year: Number(year), month: Number(month), day: Number(day) });
}

function findMonth({ year, month }: TypedOfKind["month"]): string | null {
  return year === "" || month === "" ? null : `${year}-${month.padStart(2, "0")}`;
}

function findPhone({ code, number }: TypedOfKind["phone"]): string | null {
  const digits = tidyPhone(number);
  return digits === "" ? null : `${code} ${digits}`;
}

function sentOfKind(others: OtherIds): Converters<TypedOfKind, UncheckedOfKind> {
  return {
    text: findLine,
    // What was written in place of a choice counts only while 'Others' is chosen.
    other: (text, { list }, choice) =>
      others[list] !== null && findId(choice) === others[list] ? findLine(text) : null,
    email: findLine,
    phone: findPhone,
    birthDate: findDay,
    month: findMonth,
    gender: wholeOf,
    category: wholeOf,
    choice: wholeOf,
    found: findId,
    duration: wholeOf,
    salary: (text) => wholeOf(plainDigits(text)),
    year: wholeOf,
    grade: findGrade,
    tick: (isTicked) => isTicked,
  };
}

type Sent = ReturnType<typeof sentOfKind>;

function experience(entry: ExperienceValues, sent: Sent) {
  const fields = convertFields(experienceFields, "wire", entry, sent);
  return { id: entry.id, ...fields, tahunSelesai: entry.isCurrent ? null : fields.tahunSelesai };
}

/** The form in the profile's wire shape, not yet checked. Photo and CV stay as they are stored. */
export function profileFromValues(values: ResumeValues, others: OtherIds) {
  const sent = sentOfKind(others);
  return {
    personalData: {
      ...convertFields(personalFields, "wire", values.personalData, sent),
      ...convertFields(seekingFields, "wire", values.personalData, sent),
    },
    pendidikanList: values.pendidikanList.map((entry) => ({
      id: entry.id,
      ...convertFields(educationFields, "wire", entry, sent),
    })),
    internshipList: values.internshipList.map((entry) => ({
      flkinternshipId: entry.flkinternshipId,
      ...convertFields(internshipFields, "wire", entry, sent),
    })),
    pengalamanList: values.pengalamanList.map((entry) => experience(entry, sent)),
    organisasiList: values.organisasiList.map((entry) => ({
      id: entry.id,
      ...convertFields(organisationFields, "wire", entry, sent),
    })),
    consent: values.consent,
  };
}
