import { type Language, languages } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { cardsById } from "../../vacancies/vacancy.queries.server.ts";

export interface ToldVacancy {
  title: string;
  company: string;
  locations: readonly string[];
  closesAt: Date;
}

/** Vacancies' texts in letters, in both languages. */
export interface ToldVacancies {
  /** undefined: it is not open any more. */
  of(id: number, language: Language): ToldVacancy | undefined;
}

/** Reads what letters say of these vacancies: as many statements for one as for all. */
export async function readTold(db: Db, ids: Iterable<number>): Promise<ToldVacancies> {
  const uniqueIds = [...new Set(ids)];
  const cards = await Promise.all(languages.map((language) => cardsById({ db, language }, uniqueIds)));
  const companies = await getCompanies(
    db,
    cards.flat().map(({ company_id }) => company_id),
  );
  const vacancies = new Map<string, ToldVacancy>();
  for (const [place, language] of languages.entries()) {
    for (const { id, is_open, title, company_id, locations, closes_at: closesAt } of cards[place] ?? []) {
      const company = companies.get(company_id)?.name ?? "";
      if (is_open) vacancies.set(`${language} ${id}`, { title, company, locations, closesAt });
    }
  }
  return { of: (id, language) => vacancies.get(`${language} ${id}`) };
}
