import { getLocale } from "#language-runtime";
import { m } from "#messages";
import type { DeskVacancyAnswer } from "./vacancies.calls.ts";

/** A vacancy's title in the page's language, else in Indonesian, which comes first. */
export function vacancyTitle({ title }: Pick<DeskVacancyAnswer, "title">): string {
  return title[getLocale()] || title.id || m.desk_vacancies_untitled();
}
