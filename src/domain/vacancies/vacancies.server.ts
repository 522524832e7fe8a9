import type { Tx } from "../../platform/database/database.ts";
import { companiesOf } from "../organisation/organisation.server.ts";
import { lockVacancy } from "./vacancy.store.server.ts";

export { channelOf, codeByState as demonstrationLinks } from "./activity/activity-link.store.server.ts";
export { mediaCodeOf } from "./activity/career-activity.ts";
export { workOnVacancies } from "./closing/close-vacancies.server.ts";
export type { MatchProfile } from "./match/match-profile.ts";
export { vacanciesPersonalData } from "./personal-data.server.ts";
export type { AppliedVacancies, ResumeState, VacancyPorts } from "./ports.ts";
export { seedFunctions } from "./put/ensure-functions.server.ts";
export { vacancyIdsByCode } from "./read/vacancies-by-code.store.server.ts";
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
