import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../application.tables.ts";
import "../../vacancies/vacancies.tables.ts";

const DAY_SECONDS = 86_400;
const YEAR_MS = 365 * DAY_SECONDS * 1000;

/** So many answers make a habit. */
const fewestKnown = 10;

/** As many say what is usual as well as all of a large company's. */
const mostLooked = 500;

/**
 * Days from applying to the first word of the hiring side, as a company usually takes: the median of the last year's
 * answered applications, of the newest vacancies if there are many, begun days counted whole.
 * @returns null while fewer than ten answers are known
 */
export async function usualReplyDays(db: Db, companyId: number, now: Date): Promise<number | null> {
  const waited = sql<number>`extract(epoch from applications.answered_at - applications.created_at)`;
  const answered = db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(waited.as("waited"))
    .where("vacancies.company_id", "=", companyId)
    .where("applications.answered_at", "is not", null)
    .where("applications.created_at", ">", new Date(now.getTime() - YEAR_MS))
    .orderBy("vacancies.id", "desc")
    .limit(mostLooked);
  const { known, median } = await db
    .selectFrom(answered.as("answered"))
    .select(({ fn }) => fn.countAll<number>().as("known"))
    .select(sql<number | null>`percentile_cont(0.5) within group (order by waited)`.as("median"))
    .executeTakeFirstOrThrow();
  if (known < fewestKnown || median === null) return null;
  return Math.max(1, Math.ceil(Number(median) / DAY_SECONDS));
}
