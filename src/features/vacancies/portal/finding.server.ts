import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { findPage } from "../search/find-page.server.ts";
import { noFilters } from "../vacancy.ts";
import type { VacancyItem } from "./vacancies.calls.ts";
import { itemsById, type Reader, toItems } from "./vacancy-items.server.ts";

/** Vacancies as lists show them, open or closed, in the order of the ids; those that there never were are left out. */
export function vacancyItems(db: Db, ids: readonly number[], language: Language): Promise<VacancyItem[]> {
  return itemsById({ db, language, applicantId: null }, ids);
}

/** The newest open vacancies as lists show them, and how many are open in all. */
export async function newestVacancies(reader: Reader, most: number): Promise<{ items: VacancyItem[]; total: number }> {
  const { cards, total } = await findPage(reader.db, {
    filters: noFilters,
    language: reader.language,
    words: null,
    sort: "newest",
    page: { offset: 0, limit: most },
  });
  return { items: await toItems(reader, cards), total };
}
