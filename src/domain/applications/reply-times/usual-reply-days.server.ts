import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../application.tables.ts";
import "../../vacancies/vacancies.tables.ts";

const DAY_SECONDS = 86_400;
const YEAR_MS = 365 * DAY_SECONDS * 1000;

/** So many answers make a habit. */
const fewestKnown = 10;

/**
 * Days from applying to the first word of the hiring side, as a company usually takes: the median of the last year's
 * answered applications, begun days counted whole.
 * @returns null while fewer than ten answers are known
 */
export async function usualReplyDays(db: Db, companyId: number, now: Date): Promise<number | null> {
  const waited = sql<number>`extract(epoch from applications.answered_at - applications.created_at)`;
  const { known, median } = await db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(({ fn }) => fn.countAll<number>().as("known"))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by ${waited})`.as("median"))
    .where("vacancies.company_id", "=", companyId)
    .where("applications.answered_at", "is not", null)
    .where("applications.created_at", ">", new Date(now.getTime() - YEAR_MS))
    .executeTakeFirstOrThrow();
  if (known < fewestKnown || median === null) return null;
  return Math.max(1, Math.ceil(Number(median) / DAY_SECONDS));
}
