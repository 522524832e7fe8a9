import { m } from "#messages";
import { monthName } from "../../../../../i18n/formats.ts";
import type { Section } from "../../../completeness.ts";
import type { FormLists } from "../frame/form-lists.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { durationText } from "./duration-text.ts";
import { chosenText, entryText, labelIn } from "./entry-text.ts";

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

function personal(values: PersonalValues, lists: FormLists): string[] {
  const { noTelp, yoeYear, yoeMonth, expectedSalary } = values;
  return filled([
    values.nama,
    birthDate(values.dob),
    genderText(values.gender),
    noTelp.number === "" ? "" : `${noTelp.code} ${noTelp.number}`,
    chosenText(values.domisili, values.domisiliOther, lists.others.domicile),
    labelIn(lists.workExperience, values.kategoriPengalaman),
    yoeYear === "" ? "" : durationText(Number(yoeYear), Number(yoeMonth)),
    expectedSalary === "" ? "" : `Rp ${expectedSalary}`,
    values.cvName,
  ]);
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
      return filled([
        labelIn(lists.seekingJobStatus, personalData.seekingJobStatusId),
        labelIn(lists.emailSuggestionPeriod, personalData.emailSuggestionPeriodId),
      ]);
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
