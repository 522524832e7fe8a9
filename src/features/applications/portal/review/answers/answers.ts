import { m } from "#messages";
import { dateText, monthName, numberText, rupiahText } from "../../../../../i18n/formats.ts";
import type { ListName } from "../../../../reference-data/lists.ts";
import type { EntryTexts } from "../../../../reference-data/portal/load-entry-texts.ts";
import type { Section } from "../../../../resumes/completeness.ts";
import {
  type Converters,
  convertFields,
  type Fields,
  type Kind,
  type ValueOfKind,
} from "../../../../resumes/field-kinds.ts";
import { personalFields, seekingFields } from "../../../../resumes/fields.ts";
import { durationText } from "../../../../resumes/portal/form/sections/entry-text.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import type { PersonalData } from "../../../../resumes/resume.ts";

type Personal = ProfileContent["personalData"];

/** A single answer; its value is "" where nothing was filled in. */
interface Answer {
  label: string;
  value: string;
}

function genderText(gender: number | null): string {
  if (gender === 1) return m.applications_review_gender_male();
  return gender === 2 ? m.applications_review_gender_female() : "";
}

/** The entry's name, or what was written in its place where 'Others' was chosen. */
function chosenText(text: string, other: string | null): string {
  return other ?? text;
}

/** Labels of the review that differ from the form's. */
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

/** Part of the answer of another field. */
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
function getAnswers(table: Fields, values: Readonly<Record<string, string>>): Answer[] {
  return Object.entries(table).flatMap(([name, { label, wire }]) =>
    saidElsewhere.has(name) ? [] : [{ label: (ownLabels.get(name) ?? label)(), value: values[wire] ?? "" }],
  );
}

/** Facts about the person, as they will be sent. */
function personalAnswers(personal: Personal, textOf: TextOf): Answer[] {
  const { domisiliOther, yoeYear, yoeMonth } = personal;
  const values = convertFields(personalFields, "wire", personal, answerOfKind(textOf));
  return getAnswers(personalFields, {
    ...values,
    domisili: chosenText(values.domisili, domisiliOther),
    yoeYear: yoeYear === null || yoeMonth === null ? "" : durationText(yoeYear, yoeMonth),
  });
}

/** How actively the person looks for work, and how often mail may come. */
function seekingAnswers(personal: Personal, textOf: TextOf): Answer[] {
  return getAnswers(seekingFields, convertFields(seekingFields, "wire", personal, answerOfKind(textOf)));
}

/** The name of an entry; "" for nothing chosen or a name that is not known. */
export type TextOf = (list: ListName, id: number | null) => string;

/** Looks up names in these texts. */
export function textsIn(texts: EntryTexts): TextOf {
  return (list, id) => (id === null ? "" : (texts[list]?.[id] ?? ""));
}

/** Sections that hold answers; the statements are given on the review itself. */
export type AnswerSection = Exclude<Section, "consents">;

/** A section's content: single answers, or the entries of a list. */
export type SectionAnswers =
  | { section: "personal-data" | "seeking-status"; answers: Answer[] }
  | { section: Exclude<AnswerSection, "personal-data" | "seeking-status">; entries: EntryAnswer[] };

/** Everything that will be sent, section by section in the form's order. */
export function resumeAnswers(profile: ProfileContent, textOf: TextOf): SectionAnswers[] {
  const entries = entryAnswers(profile, textOf);
  return [
    { section: "personal-data", answers: personalAnswers(profile.personalData, textOf) },
    { section: "education", entries: entries.educations },
    { section: "internship", entries: entries.internships },
    { section: "experience", entries: entries.experiences },
    { section: "organisation", entries: entries.organisations },
    { section: "seeking-status", answers: seekingAnswers(profile.personalData, textOf) },
  ];
}

/** One line that stands for a folded section: "Sekar Paramitha", "S1 Agronomi, Universitas X"; "" when it is empty. */
export function sectionDigest(section: SectionAnswers): string {
  if ("entries" in section) return section.entries[0]?.title ?? "";
  return section.answers.find(({ value }) => value !== "")?.value ?? "";
}

/** An entry of a list: what it is, and lines about it. */
export interface EntryAnswer {
  id: number;
  title: string;
  lines: string[];
}

type Education = ProfileContent["pendidikanList"][number];
type Experience = ProfileContent["pengalamanList"][number];
type Internship = ProfileContent["internshipList"][number];
type Organisation = ProfileContent["organisasiList"][number];

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}

function spanText(start: string, end: string): string {
  return start === "" || end === "" ? start + end : `${start}–${end}`;
}

function yearText(year: number | null): string {
  return year === null ? "" : String(year);
}

/** "Juli 2024" of "2024-07". */
function getMonth(month: string | null): string {
  return month === null ? "" : `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}

function gradeText(grade: number | null, scale: number | null): string {
  if (grade === null || scale === null) return "";
  return m.applications_review_grade({ grade: numberText(grade), scale: numberText(scale) });
}

function entry(id: number, title: string, ...lines: string[]): EntryAnswer {
  return { id, title, lines: lines.filter((line) => line !== "") };
}

function education(one: Education, textOf: TextOf): EntryAnswer {
  const years = spanText(yearText(one.tahunMasuk), yearText(one.tahunKeluar));
  const degree = textOf("degree", one.gelarID);
  const major = chosenText(textOf("major", one.jurusanID), one.jurusanOther);
  const title = joined(
    `${degree} ${major}`.trim(),
    chosenText(textOf("institution", one.institusiID), one.institusiOther),
  );
  const estimate = one.isPresent ? m.applications_review_studying() : "";
  return entry(one.id, title, joined(years, estimate), gradeText(one.nilai, one.maxNilai));
}

function experience(one: Experience, textOf: TextOf): EntryAnswer {
  const end = one.tahunSelesai === null ? m.applications_review_until_now() : yearText(one.tahunSelesai);
  const years = one.tahunMulai === null ? "" : spanText(yearText(one.tahunMulai), end);
  const work = joined(textOf("positionType", one.positionTypeId), textOf("rank", one.pangkatID));
  const place = joined(one.department, textOf("industry", one.industryId));
  return entry(one.id, joined(one.posisi, one.name), joined(years, work), place, one.mainJob1 ?? "");
}

function internship(one: Internship, textOf: TextOf): EntryAnswer {
  const months = spanText(getMonth(one.startDate), getMonth(one.endDate));
  const field = joined(textOf("function", one.internFuction), textOf("industry", one.internIndustry));
  return entry(one.flkinternshipId, one.institutionName ?? "", months, field);
}

function organisation(one: Organisation, textOf: TextOf): EntryAnswer {
  const scope = textOf("organisationScope", one.lingkupID);
  const title = joined(textOf("organisationPosition", one.jabatanID), one.name);
  return entry(one.id, title, scope === "" ? "" : m.applications_review_scope({ scope }));
}

/** The four lists as they will be sent. */
function entryAnswers(profile: ProfileContent, textOf: TextOf) {
  return {
    educations: profile.pendidikanList.map((one) => education(one, textOf)),
    experiences: profile.pengalamanList.map((one) => experience(one, textOf)),
    internships: profile.internshipList.map((one) => internship(one, textOf)),
    organisations: profile.organisasiList.map((one) => organisation(one, textOf)),
  };
}
