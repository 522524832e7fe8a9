import { m } from "#messages";

/** What the fields are called, by the wire's names. */
export const fieldWords: Readonly<Record<string, () => string>> = {
  title: m.desk_vacancies_field_title,
  description: m.desk_vacancies_field_description,
  requirement: m.desk_vacancies_field_requirement,
  functionId: m.desk_vacancies_field_functionid,
  category: m.desk_vacancies_field_category,
  locations: m.desk_vacancies_field_locations,
  employmentType: m.desk_vacancies_field_employmenttype,
  salaryMin: m.desk_vacancies_field_salarymin,
  salaryMax: m.desk_vacancies_field_salarymax,
  endDate: m.desk_vacancies_field_enddate,
  openings: m.desk_vacancies_field_openings,
  replyDays: m.desk_vacancies_field_replydays,
  code: m.desk_vacancies_field_code,
};

/** What a field is called; a text of one language says which. */
export function fieldWord(path: string): string {
  const [name = "", language] = path.split(".");
  const field = fieldWords[name]?.() ?? name;
  if (language === "id") return m.desk_vacancies_field_in({ field, language: m.desk_vacancies_edit_indonesian() });
  if (language === "en") return m.desk_vacancies_field_in({ field, language: m.desk_vacancies_edit_english() });
  return field;
}
