import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { companiesOf } from "../companies/companies.server.ts";
import { findPage } from "./search/find-page.server.ts";
import type { VacancyItem } from "./vacancies.calls.ts";
import { lockVacancy } from "./vacancy.store.server.ts";
import { itemsById, type Reader, toItems } from "./vacancy-items.server.ts";

export { mediaCodeOf } from "./activity/career-activity.ts";
export { channelOf, codeByState as demonstrationLinks } from "./activity/open-link.server.ts";
export { workOnVacancies } from "./closing/close-vacancies.server.ts";
export { vacancyFiles } from "./feeds/vacancy-files.server.ts";
export { vacancyPictures } from "./feeds/vacancy-pictures.server.ts";
export { companySitemap, vacancySitemap } from "./feeds/vacancy-sitemap.server.ts";
export { seedFunctions } from "./import/ensure-functions.server.ts";
export type { MatchProfile } from "./match/match-profile.ts";
export type { AppliedVacancies, ResumeState, VacancyPorts } from "./ports.ts";
export { vacancyIdsByCode } from "./read/vacancies-by-code.store.server.ts";
export { heldSaved } from "./save/held-saved.server.ts";
export { openByCompany } from "./search/open-counts.store.server.ts";

/** What an application needs to know of its vacancy. */
export type VacancyForApplying =
  | { status: "unknown" }
  | {
      status: "open" | "closed";
      id: number;
      companyId: number;
      titleId: string;
      titleEn: string;
      companyName: string;
      closesAt: Date;
    };

/**
 * Reads a vacancy inside the transaction that applies to it: by the database's clock at this moment (promise 15), its
 * row locked against a change until the transaction ends.
 */
export async function vacancyForApplying(tx: Tx, id: number): Promise<VacancyForApplying> {
  const row = await lockVacancy(tx, id);
  if (row === undefined) return { status: "unknown" };
  const companyName = (await companiesOf(tx, [row.company_id])).get(row.company_id)?.name ?? "";
  return {
    status: row.is_open ? "open" : "closed",
    id,
    companyId: row.company_id,
    titleId: row.title_id,
    titleEn: row.title_en,
    companyName,
    closesAt: row.closes_at,
  };
}

/** Vacancies as lists show them, open or closed, in the order of the ids; those that there never were are left out. */
export function vacancyItems(db: Db, ids: readonly number[], language: Language): Promise<VacancyItem[]> {
  return itemsById({ db, language, applicantId: null }, ids);
}

/** The newest open vacancies as lists show them, and how many are open in all. */
export async function newestVacancies(reader: Reader, most: number): Promise<{ items: VacancyItem[]; total: number }> {
  const filters = { companies: [], functions: [], category: 0 } as const;
  const { cards, total } = await findPage(reader.db, {
    filters,
    language: reader.language,
    words: null,
    sort: "newest",
    stretch: { offset: 0, limit: most },
  });
  return { items: await toItems(reader, cards), total };
}
