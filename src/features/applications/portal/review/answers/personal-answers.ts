import { m } from "#messages";
import { dateText, rupiahText } from "../../../../../i18n/formats.ts";
import { durationText } from "../../../../resumes/portal/form/describe/duration-text.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
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

/** Facts about the person, as they will be sent. */
export function personalAnswers(personal: Personal, textOf: TextOf): Answer[] {
  const { dob, domisili, domisiliOther, expectedSalary, kategoriPengalaman, yoeYear, yoeMonth } = personal;
  return [
    { label: m.applications_review_name(), value: personal.nama ?? "" },
    { label: m.applications_review_birth_date(), value: dob === null ? "" : dateText(dob) },
    { label: m.applications_review_gender(), value: genderText(personal.gender) },
    { label: m.applications_review_email(), value: personal.email ?? "" },
    { label: m.applications_review_phone(), value: personal.noTelp ?? "" },
    { label: m.applications_review_domicile(), value: chosenText(textOf("domicile", domisili), domisiliOther) },
    { label: m.applications_review_category(), value: textOf("workExperience", kategoriPengalaman) },
    {
      label: m.applications_review_experience(),
      value: yoeYear === null || yoeMonth === null ? "" : durationText(yoeYear, yoeMonth),
    },
    {
      label: m.applications_review_salary(),
      value: expectedSalary === null ? "" : m.applications_review_salary_text({ amount: rupiahText(expectedSalary) }),
    },
  ];
}

/** How actively the person looks for work, and how often mail may come. */
export function seekingAnswers(personal: Personal, textOf: TextOf): Answer[] {
  const { seekingJobStatusId, emailSuggestionPeriodId } = personal;
  return [
    { label: m.applications_review_seeking(), value: textOf("seekingJobStatus", seekingJobStatusId) },
    { label: m.applications_review_email_period(), value: textOf("emailSuggestionPeriod", emailSuggestionPeriodId) },
  ];
}
