import { m } from "#messages";
import { rupiahText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type EmploymentType, employmentTypes } from "./vacancy.ts";

const employmentTexts: Record<EmploymentType, typeof m.vacancies_employment_full_time> = {
  FULL_TIME: m.vacancies_employment_full_time,
  PART_TIME: m.vacancies_employment_part_time,
  CONTRACTOR: m.vacancies_employment_contractor,
  TEMPORARY: m.vacancies_employment_temporary,
  INTERN: m.vacancies_employment_intern,
  VOLUNTEER: m.vacancies_employment_volunteer,
  PER_DIEM: m.vacancies_employment_per_diem,
  OTHER: m.vacancies_employment_other,
};

function oneEmploymentName(word: string, language: Language): string {
  const type = employmentTypes.find((known) => known === word);
  return type === undefined ? word : employmentTexts[type]({}, { locale: language });
}

/** "Mulai Rp 5.000.000": from so much a month on. */
export function salaryFromText(amount: number, language: Language): string {
  return m.vacancies_salary_from({ amount: rupiahText(amount, language) }, { locale: language });
}

/** Kinds of employment, joined by commas, in words; texts that are no word of schema.org stand for themselves. */
export function employmentName(employment: string | null, language: Language): string {
  if (employment === null) return "";
  return employment
    .split(",")
    .map((word) => oneEmploymentName(word.trim(), language))
    .join(", ");
}
