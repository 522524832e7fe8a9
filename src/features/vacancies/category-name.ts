import { getLocale } from "#language-runtime";
import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import type { Category } from "./vacancy.ts";

/** A level by its one name, as the reference lists have it. */
export function categoryName(category: Category, language: Language = getLocale()): string {
  const text = category === 1 ? m.vacancies_category_student : m.vacancies_category_professional;
  return text({}, { locale: language });
}
