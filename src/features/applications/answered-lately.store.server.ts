import type { Db } from "../../platform/database/database.ts";
import "./application.tables.ts";
import "../vacancies/vacancies.tables.ts";

const YEAR_MS = 365 * 86_400 * 1000;

/** So many make a habit. */
export const fewestKnown = 10;

/** As many say what is usual as well as all of a large company's. */
const mostLooked = 500;

/** A company's applications of the last year that were answered, of the newest vacancies if there are many. */
export function answeredLately(db: Db, companyId: number, now: Date) {
  return db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .where("vacancies.company_id", "=", companyId)
    .where("applications.answered_at", "is not", null)
    .where("applications.created_at", ">", new Date(now.getTime() - YEAR_MS))
    .orderBy("vacancies.id", "desc")
    .limit(mostLooked);
}
