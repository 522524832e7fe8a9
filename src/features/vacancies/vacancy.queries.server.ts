import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { isPublic } from "./states/state-now.server.ts";
import type { VacanciesTable } from "./vacancies.tables.ts";

type Columns = Selectable<VacanciesTable>;

/** A vacancy on a card, in one language. */
export interface VacancyCard
  extends Pick<
    Columns,
    | "id"
    | "company_id"
    | "function_id"
    | "category"
    | "locations"
    | "employment_type"
    | "salary_min"
    | "salary_max"
    | "posted_at"
    | "closes_at"
    | "reply_days"
  > {
  is_open: boolean;
  title: string;
  function_text: string;
}

/** The columns of {@link VacancyCard}, of a vacancy joined with its function. */
function cardColumns(language: Language) {
  const words = {
    id: sql`title_id as title, text_id as function_text`,
    en: sql`title_en as title, text_en as function_text`,
  };
  return sql`vacancies.id, company_id, function_id, category, locations, employment_type, salary_min,
    salary_max, posted_at, closes_at, reply_days,
    vacancies.state = 'open' and vacancies.closes_at > now() as is_open, ${words[language]}`;
}

/** Cards by id, in the order of the ids. */
export async function cardsById(
  { db, language }: { db: Db; language: Language },
  ids: readonly number[],
): Promise<VacancyCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<VacancyCard>`${prepared}
    select ${cardColumns(language)}
    from vacancies join vacancy_functions on vacancy_functions.id = function_id
    where vacancies.id = any(${[...ids]}::bigint[]) and ${isPublic}`.execute(db);
  const cards = new Map(rows.map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The cards of a page, and how many there are in all. */
export interface CountedCards {
  cards: VacancyCard[];
  total: number;
}

/**
 * The cards of a page together with the search for it, one question instead of two. For a prepared search: one that is
 * planned again each time would take longer for the tables of the cards than a second question takes.
 * @param found one row with `total` and `ids`, a bigint[] in the order of the cards
 */
export async function cardsOfPage(db: Db, found: RawBuilder<unknown>, language: Language): Promise<CountedCards> {
  const { rows } = await sql<{ total: number } & (VacancyCard | { id: null })>`
    select total, ${cardColumns(language)}
    from (${found}) as found
      left join unnest(ids) with ordinality as place (vacancy_id, place) on true
      left join vacancies on vacancies.id = vacancy_id
      left join vacancy_functions on vacancy_functions.id = function_id
    order by place`.execute(db);
  return { cards: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** Everything about one vacancy in one language, open or closed; one that the public does not see is not there. */
export type Vacancy = VacancyCard &
  Pick<Columns, "title_id" | "title_en" | "code" | "openings" | "plan"> & {
    description: string;
    requirement: string;
    /** The mark of both where they are safe as they are. */
    safe: string | null;
  };

export async function vacancyById(db: Db, id: number, language: Language): Promise<Vacancy | undefined> {
  const texts = {
    id: sql`description_id as description, requirement_id as requirement, safe_id as safe`,
    en: sql`description_en as description, requirement_en as requirement, safe_en as safe`,
  };
  const { rows } = await sql<Vacancy>`
    select ${cardColumns(language)}, ${texts[language]},
      title_id, title_en, code, openings, plan
    from vacancies join vacancy_functions on vacancy_functions.id = function_id
    where vacancies.id = ${id} and ${isPublic}`.execute(db);
  return rows[0];
}

/** Those of the ids that are, or were, an open vacancy's. */
export async function existingVacancies(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const idList = sql<number>`any(${[...ids]}::bigint[])`;
  const rows = await db.selectFrom("vacancies").select("id").where("id", "=", idList).where(isPublic).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether there is, or was, such an open vacancy. */
export async function vacancyExists(db: Db, id: number): Promise<boolean> {
  return (await existingVacancies(db, [id])).has(id);
}

/** Conditions for applying to a vacancy, read with its row locked; by the clock of this very moment. */
export async function lockVacancy(tx: Tx, id: number) {
  return tx
    .selectFrom("vacancies")
    .select([
      "id",
      "company_id",
      "title_id",
      "title_en",
      "closes_at",
      sql<boolean>`state = 'open' and closes_at > clock_timestamp()`.as("is_open"),
    ])
    .where("id", "=", id)
    .where(isPublic)
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
