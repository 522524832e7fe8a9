import { sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";

const isOpen = sql<boolean>`open_vacancies.closes_at > now()`;

function selectFeedTexts(db: Db, language: Language) {
  const isIndonesian = language === "id";
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .where(isOpen)
    .select(["vacancies.id", "vacancies.code", "vacancies.company_id", "vacancies.category", "locations"])
    .select(["employment_type", "salary_min", "salary_max", "vacancies.posted_at", "end_date", "updated_at"])
    .select(isIndonesian ? "title_id as title" : "title_en as title")
    .select(isIndonesian ? "description_id as description" : "description_en as description")
    .select(isIndonesian ? "requirement_id as requirement" : "requirement_en as requirement")
    .select(isIndonesian ? "safe_id as safe" : "safe_en as safe")
    .select(isIndonesian ? "text_id as function_text" : "text_en as function_text");
}

/** A vacancy in feeds. */
export type FeedRow = Awaited<ReturnType<typeof newestVacancies>>[number];

/** The newest open vacancies. */
export async function newestVacancies(db: Db, language: Language, most: number) {
  return selectFeedTexts(db, language)
    .orderBy("open_vacancies.posted_at", "desc")
    .orderBy("open_vacancies.id", "desc")
    .limit(most)
    .execute();
}

/** Open vacancies by their ids, in the order of these. */
export async function vacanciesTold(db: Db, language: Language, ids: readonly number[]): Promise<FeedRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectFeedTexts(db, language)
    .where("open_vacancies.id", "in", [...ids])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Open vacancies after an id, in the order of their ids. */
export async function vacanciesAfter(db: Db, language: Language, after: number, most: number): Promise<FeedRow[]> {
  return selectFeedTexts(db, language)
    .where("open_vacancies.id", ">", after)
    .orderBy("open_vacancies.id")
    .limit(most)
    .execute();
}

/** Pages of ids that hold open vacancies: number, how many, when the last of them changed. */
export async function openPages(db: Db, size: number) {
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .where(isOpen)
    .select(({ fn }) => [
      sql<number>`((open_vacancies.id - 1) / ${sql.lit(size)})`.as("number"),
      fn.countAll<number>().as("count"),
      fn.max("updated_at").as("changed"),
    ])
    .groupBy("number")
    .orderBy("number")
    .execute();
}

/** Site-map entries of open vacancies with ids after one and up to another. */
export async function sitemapRows(db: Db, after: number, last: number, most: number) {
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .where(isOpen)
    .where("open_vacancies.id", ">", after)
    .where("open_vacancies.id", "<=", last)
    .select(["open_vacancies.id", "title_id", "title_en", "updated_at"])
    .orderBy("open_vacancies.id")
    .limit(most)
    .execute();
}
