import { m } from "#messages";
import { dateText, monthName, numberText, rupiahText } from "../../../../../i18n/formats.ts";
import {
  type Converters,
  convertFields,
  type Fields,
  type Kind,
  type ValueOfKind,
} from "../../../../resumes/field-kinds.ts";
import { personalFields, seekingFields } from "../../../../resumes/fields.ts";
import { durationText } from "../../../../resumes/portal/form/describe/duration-text.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import type { PersonalData } from "../../../../resumes/resume.ts";
import type { TextOf } from "./text-of.ts";

type Personal = ProfileContent["personalData"];

/** A single answer; its value is "" where nothing was filled in. */
export interface Answer {
  label: string;
  value: string;
}

function genderText(gender: number | null): string {
  if (gender === 1) return m.applications_review_gender_male();
  return gender === 2 ? m.applications_review_gender_female() : "";
}

/** The entry's name, or what was written in its place where 'Others' was chosen. */
export function chosenText(text: string, other: string | null): string {
  return other ?? text;
}

/** What the review calls otherwise than the form. */
const ownLabels = new Map<string, () => string>(
  Object.entries({
    name: m.applications_review_name,
    birthDate: m.applications_review_birth_date,
    gender: m.applications_review_gender,
    email: m.applications_review_email,
    phone: m.applications_review_phone,
    domicileId: m.applications_review_domicile,
    category: m.applications_review_category,
    experienceYears: m.applications_review_experience,
    expectedSalary: m.applications_review_salary,
    seekingStatusId: m.applications_review_seeking,
    emailPeriodId: m.applications_review_email_period,
  } satisfies Partial<Record<keyof PersonalData, () => string>>),
);

/** Said in the answer of another field. */
const saidElsewhere: ReadonlySet<string> = new Set<keyof PersonalData>(["domicileOther", "experienceMonths"]);

const line = (text: string | null) => text ?? "";
const number = (value: number | null) => (value === null ? "" : numberText(value));

/** A field's answer in words; "" where nothing was filled in. */
function answerOfKind(textOf: TextOf): Converters<ValueOfKind, Record<Kind, string>> {
  return {
    text: line,
    other: line,
    email: line,
    phone: line,
    birthDate: (day) => (day === null ? "" : dateText(day)),
    month: (month) => (month === null ? "" : `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`),
    gender: genderText,
    category: (category) => textOf("workExperience", category),
    choice: (id, { list }) => textOf(list, id),
    found: (id, { list }) => textOf(list, id),
    duration: number,
    salary: (rupiah) => (rupiah === null ? "" : m.applications_review_salary_text({ amount: rupiahText(rupiah) })),
    year: (year) => (year === null ? "" : String(year)),
    grade: number,
    // No fact about the person is a box yet.
    tick: () => "",
  };
}

/** The answers of a table's fields, in its order; `values` by the wire's names. */
function answersOf(table: Fields, values: Readonly<Record<string, string>>): Answer[] {
  return Object.entries(table).flatMap(([name, { label, wire }]) =>
    saidElsewhere.has(name) ? [] : [{ label: (ownLabels.get(name) ?? label)(), value: values[wire] ?? "" }],
  );
}

/** Facts about the person, as they will be sent. */
export function personalAnswers(personal: Personal, textOf: TextOf): Answer[] {
  const { domisiliOther, yoeYear, yoeMonth } = personal;
  const values = convertFields(personalFields, "wire", personal, answerOfKind(textOf));
  return answersOf(personalFields, {
    ...values,
    domisili: chosenText(values.domisili, domisiliOther),
    yoeYear: yoeYear === null || yoeMonth === null ? "" : durationText(yoeYear, yoeMonth),
  });
}

/** How actively the person looks for work, and how often mail may come. */
export function seekingAnswers(personal: Personal, textOf: TextOf): Answer[] {
  return answersOf(seekingFields, convertFields(seekingFields, "wire", personal, answerOfKind(textOf)));
}
