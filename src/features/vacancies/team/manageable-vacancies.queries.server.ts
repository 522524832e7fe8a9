import { type SqlBool, sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";
import { titleIn } from "../showing.queries.server.ts";
import { stateNow } from "../states/state-now.server.ts";

/** A vacancy that a hiring manager may be given. */
interface ManageableVacancy {
  id: number;
  code: string;
  title: string;
  company: string;
}

interface VacancySearch {
  /** The companies whose vacancies are offered; "all" for an administrator, who reads no title before it is published. */
  companyIds: readonly number[] | "all";
  /** Words of title or code; every one must occur. */
  words: string;
  language: Language;
  limit: number;
}

const isPublished = sql<SqlBool>`${stateNow} not in ('draft', 'in-review', 'scheduled')`;

function getManageable(db: Db, { companyIds, language }: Pick<VacancySearch, "companyIds" | "language">) {
  const query = db
    .selectFrom("vacancies")
    .innerJoin("companies", "companies.id", "vacancies.company_id")
    .select(["vacancies.id", "vacancies.code", "companies.name as company"]);
  const title = titleIn(language);
  return companyIds === "all"
    ? query.select(sql<string>`case when ${isPublished} then ${title} else vacancies.code end`.as("title"))
    : query.select(title.as("title")).where(sql<SqlBool>`vacancies.company_id = any(${[...companyIds]}::bigint[])`);
}

/** Vacancies that are not archived, the newest first; for an administrator only those that were published. */
export async function findManageableVacancies(db: Db, search: VacancySearch): Promise<ManageableVacancy[]> {
  let query = getManageable(db, search).where(sql<SqlBool>`${stateNow} <> 'archived'`);
  if (search.companyIds === "all") query = query.where(isPublished);
  for (const word of search.words.split(/\s+/).filter(Boolean)) {
    const part = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<SqlBool>`(vacancies.title_id || ' ' || vacancies.title_en || ' ' || vacancies.code) ilike ${part}`,
    );
  }
  return query.orderBy("vacancies.id", "desc").limit(search.limit).execute();
}

/** Vacancies by their ids in any state, so that those a hiring manager has already are named. */
export async function getManageableVacancies(
  db: Db,
  ids: readonly number[],
  scope: Pick<VacancySearch, "companyIds" | "language">,
): Promise<ManageableVacancy[]> {
  if (ids.length === 0) return [];
  return getManageable(db, scope)
    .where("vacancies.id", "in", [...ids])
    .orderBy("vacancies.id")
    .execute();
}
