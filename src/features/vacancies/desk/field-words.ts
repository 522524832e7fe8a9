import { m } from "#messages";
import { fieldNames, vacancyTable } from "../draft/vacancy-fields.ts";

/** What the fields are called, by the wire's names. */
const fieldWords: ReadonlyMap<string, () => string> = new Map([
  ...fieldNames.map((name) => [vacancyTable[name].wire, vacancyTable[name].label] as const),
  ["code", m.desk_vacancies_field_code],
]);

/** What a field is called; a text of one language says which. */
export function fieldWord(path: string): string {
  const [name = "", language] = path.split(".");
  const field = fieldWords.get(name)?.() ?? name;
  if (language === "id") return m.desk_vacancies_field_in({ field, language: m.desk_vacancies_edit_indonesian() });
  if (language === "en") return m.desk_vacancies_field_in({ field, language: m.desk_vacancies_edit_english() });
  return field;
}
