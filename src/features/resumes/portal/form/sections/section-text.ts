import { m } from "#messages";
import { monthName } from "../../../../../i18n/formats.ts";
import type { Section } from "../../../completeness.ts";
import { type Converters, convertFields, type Kind } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";
import type { FormLists } from "../frame/form-lists.ts";
import type { ResumeValues, TypedOfKind } from "../values/resume-values.schema.ts";
import { chosenText, durationText, entryText, labelIn } from "./entry-text.ts";

type PersonalValues = ResumeValues["personalData"];

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== "");
}

function birthDate({ year, month, day }: PersonalValues["dob"]): string {
  return year === "" || month === "" || day === "" ? "" : `${day} ${monthName(Number(month))} ${year}`;
}

function genderText(gender: string): string {
  if (gender === "1") return m.resumes_form_gender_male();
  return gender === "2" ? m.resumes_form_gender_female() : "";
}

/** A field as a line; "" for what says nothing, or stands in another field's line. */
function lineOfKind(lists: FormLists): Converters<TypedOfKind, Record<Kind, string>> {
  const asTyped = (text: string) => text;
  return {
    text: asTyped,
    other: (written, { list }, choice) => chosenText(choice, written, lists.others[list]),
    email: () => "",
    phone: ({ code, number }) => (number === "" ? "" : `${code} ${number}`),
    birthDate,
    month: ({ year, month }) => (year === "" || month === "" ? "" : `${monthName(Number(month))} ${year}`),
    gender: genderText,
    category: (category) => labelIn(lists.workExperience, category),
    choice: (id, { list }) => labelIn(lists[list], id),
    found: () => "",
    duration: asTyped,
    salary: (amount) => (amount === "" ? "" : `Rp ${amount}`),
    year: asTyped,
    grade: asTyped,
    tick: () => "",
  };
}

function personal(values: PersonalValues, lists: FormLists): string[] {
  const { yoeYear, yoeMonth } = values;
  const lines = {
    ...convertFields(personalFields, "wire", values, lineOfKind(lists)),
    yoeYear: yoeYear === "" ? "" : durationText(Number(yoeYear), Number(yoeMonth)),
    yoeMonth: "",
  };
  return filled([...Object.values(lines), values.cvName]);
}

function consents({ consent }: ResumeValues): string[] {
  return filled([
    consent.kebenaranData ? m.resumes_form_consent_truth() : "",
    consent.penggunaanData ? m.resumes_form_consent_use() : "",
  ]);
}

/** What stands in a section, line by line; for folded sections and for comparing two versions. */
export function sectionLines(section: Section, values: ResumeValues, lists: FormLists): string[] {
  const { personalData } = values;
  switch (section) {
    case "personal-data":
      return personal(personalData, lists);
    case "education":
      return filled(values.pendidikanList.map((entry) => entryText(entry, lists)));
    case "internship":
      return filled(values.internshipList.map((entry) => entryText(entry, lists)));
    case "experience":
      return filled(values.pengalamanList.map((entry) => entryText(entry, lists)));
    case "organisation":
      return filled(values.organisasiList.map((entry) => entryText(entry, lists)));
    case "seeking-status":
      return filled(Object.values(convertFields(seekingFields, "wire", personalData, lineOfKind(lists))));
    case "consents":
      return consents(values);
  }
}

/** Sections in which two versions of a resume read differently. */
export function differingSections(
  sections: readonly Section[],
  mine: ResumeValues,
  theirs: ResumeValues,
  lists: FormLists,
): Section[] {
  const text = (section: Section, values: ResumeValues) => sectionLines(section, values, lists).join("\n");
  return sections.filter((section) => text(section, mine) !== text(section, theirs));
}
