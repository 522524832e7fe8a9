import { m } from "#messages";
import type { Language } from "../../../../i18n/language.ts";
import type { UnderstoodSearch } from "../../search/understand.ts";
import { type FoundReason, whyFound } from "../../search/why-found.ts";
import { titlesById } from "../../search/words.queries.server.ts";
import type { VacancyItem } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";

function reasonText({ code, asked, words }: FoundReason, language: Language): string {
  const locale = { locale: language };
  switch (code) {
    case "equal-word":
      return m.vacancies_found_equal({ asked, words }, locale);
    case "related-word":
      return m.vacancies_found_related({ asked, words }, locale);
    case "other-title":
      return m.vacancies_found_other_title({ words }, locale);
    case "place":
      return m.vacancies_found_place({ asked }, locale);
    case "employment":
      return m.vacancies_found_employment({ asked }, locale);
    case "inside":
      return m.vacancies_found_inside({ asked }, locale);
  }
}

/** Items that say why they were found, where the words that were typed do not stand on their cards. */
export async function withFoundReasons(
  { db, language }: Reader,
  items: readonly VacancyItem[],
  search: UnderstoodSearch,
): Promise<VacancyItem[]> {
  const titles = await titlesById(
    db,
    items.map(({ vacancyId }) => vacancyId),
  );
  return items.map((item) => {
    const { title, companyName, location, departmentName, employmentTypeName, categoryName } = item;
    const both = titles.get(item.vacancyId);
    const card = {
      texts: [title, companyName, location, departmentName, employmentTypeName, categoryName],
      title,
      otherTitle: (language === "id" ? both?.en : both?.id) ?? title,
    };
    const reason = whyFound(search, card);
    return reason === null ? item : { ...item, foundBy: { code: reason.code, text: reasonText(reason, language) } };
  });
}
