import { sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";

const isOpen = sql<boolean>`vacancies.closes_at > now()`;

function cards(db: Db, language: Language) {
  const isIndonesian = language === "id";
  return db
    .selectFrom("vacancies")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([
      "vacancies.id",
      "company_id",
      "function_id",
      "category",
      "locations",
      "posted_at",
      "closes_at",
      isOpen.as("is_open"),
    ])
    .select(isIndonesian ? "title_id as title" : "title_en as title")
    .select(isIndonesian ? "text_id as function_text" : "text_en as function_text");
}

/** What a card shows of a vacancy, in one language. */
export type VacancyCard = Awaited<ReturnType<typeof vacancyCards>>[number];

/** Cards by id, in no order. */
export async function vacancyCards(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return cards(db, language)
    .modifyFront(prepared)
    .where("vacancies.id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Everything about one vacancy in one language, open or closed. */
export type Vacancy = NonNullable<Awaited<ReturnType<typeof vacancyById>>>;

export async function vacancyById(db: Db, id: number, language: Language) {
  const isIndonesian = language === "id";
  return cards(db, language)
    .select(["title_id", "title_en", "code", "employment_type", "salary_min", "salary_max", "openings", "reply_days"])
    .select(isIndonesian ? "description_id as description" : "description_en as description")
    .select(isIndonesian ? "requirement_id as requirement" : "requirement_en as requirement")
    .where("vacancies.id", "=", id)
    .executeTakeFirst();
}

/** Whether there is, or was, such a vacancy. */
export async function vacancyExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("vacancies").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** What decides whether a vacancy can be applied to, read with its row locked; by the clock of this very moment. */
export async function lockVacancy(tx: Tx, id: number) {
  return tx
    .selectFrom("vacancies")
    .select([
      "id",
      "company_id",
      "title_id",
      "title_en",
      "closes_at",
      sql<boolean>`closes_at > clock_timestamp()`.as("is_open"),
    ])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
}

/** Functions with their names in one language, in their order. */
export async function vacancyFunctions(db: Db, language: Language): Promise<{ id: number; text: string }[]> {
  return db
    .selectFrom("vacancy_functions")
    .select(["id", language === "id" ? "text_id as text" : "text_en as text"])
    .orderBy("id")
    .execute();
}

type Alike = Pick<VacancyCard, "company_id" | "function_id" | "category">;

/** Ids of open vacancies like one, best first and some twice: same function and level, same company, then the newest. */
export async function relatedIds(db: Db, like: Alike | null, most: number): Promise<number[]> {
  const newest = () =>
    db
      .selectFrom("open_vacancies")
      .select("id")
      .where("closes_at", ">", sql<Date>`now()`)
      .orderBy(sql`posted_at desc, id desc`)
      .limit(most);
  const sameWork = (like: Alike) =>
    newest().where("function_id", "=", like.function_id).where("category", "=", like.category);
  const probes =
    like === null ? [newest()] : [sameWork(like), newest().where("company_id", "=", like.company_id), newest()];
  const parts = probes.map(
    (probe, tier) => sql`select ${sql.lit(tier)} as tier, row_number() over () as place, id from (${probe}) as found`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) as probed order by tier, place`.execute(db);
  return rows.map(({ id }) => id);
}
