import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Reach } from "../companies/policies.ts";
import { titleIn } from "./showing.queries.server.ts";
import { stateNow } from "./states/state-now.server.ts";
import type { VacancyState } from "./states/vacancy-state.ts";
import type { VacanciesTable } from "./vacancies.tables.ts";
import { type AfterRow, countedRows, type DeskSort, type DeskVacancyFilter } from "./vacancy-list.ts";

type Query<Row> = SelectQueryBuilder<Tables, "vacancies", Row>;

function within<Row>(query: Query<Row>, { isWhole, companyIds, vacancyIds }: Reach): Query<Row> {
  if (isWhole) return query;
  const own = sql<SqlBool>`vacancies.company_id = any(${[...companyIds]}::bigint[])`;
  // Beside an "or" no index of the company's is read alone.
  if (vacancyIds.length === 0) return query.where(own);
  return query.where(({ or }) => or([own, sql<SqlBool>`vacancies.id = any(${[...vacancyIds]}::bigint[])`]));
}

/** A typed text, matched literally anywhere. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The columns in which a search word is matched, as their trigram index has them. */
const titlesAndCode = sql`(vacancies.title_id || ' ' || vacancies.title_en || ' ' || vacancies.code)`;

/** In review, before it opens or beside what is open, and someone else edited last (recruiting §6, `four-eyes`). */
const waitsForReview = (reviewer: number) => sql<SqlBool>`exists (select from vacancy_drafts as edited
  where edited.vacancy_id = vacancies.id and edited.submitted_at is not null
    and coalesce(edited.edited_by, vacancies.edited_by) is distinct from ${reviewer}::bigint
    and (vacancies.state = 'in-review' or (vacancies.state = 'open' and vacancies.closes_at > now())))`;

function narrowed<Row>(query: Query<Row>, filter: DeskVacancyFilter): Query<Row> {
  const { state, q, companyId, functionId, ownerId, closing, reviewer } = filter;
  let found = query;
  if (companyId !== undefined) found = found.where("vacancies.company_id", "=", companyId);
  if (functionId !== undefined) found = found.where("vacancies.function_id", "=", functionId);
  if (ownerId !== undefined) found = found.where("vacancies.owner_id", "=", ownerId);
  if (state !== undefined) found = found.where(sql<SqlBool>`${stateNow} = ${state}`);
  if (reviewer !== undefined) found = found.where(waitsForReview(reviewer));
  if (closing !== undefined) {
    found = found
      .where("vacancies.state", "=", "open")
      .where("vacancies.closes_at", ">", sql<Date>`now()`)
      .where("vacancies.closes_at", "<=", sql<Date>`now() + make_interval(days => ${closing})`);
  }
  for (const word of (q ?? "").split(/\s+/).filter(Boolean)) {
    found = found.where(sql<SqlBool>`${titlesAndCode} ilike ${containing(word)}`);
  }
  return found;
}

function after<Row>(query: Query<Row>, sort: DeskSort, { id, closesAt }: AfterRow): Query<Row> {
  switch (sort) {
    case "-id":
      return query.where("vacancies.id", "<", id);
    case "id":
      return query.where("vacancies.id", ">", id);
    case "closes":
      return query.where(sql<SqlBool>`(vacancies.closes_at, vacancies.id) > (${closesAt}, ${id})`);
    case "-closes":
      return query.where(sql<SqlBool>`(vacancies.closes_at, vacancies.id) < (${closesAt}, ${id})`);
  }
}

const orders = {
  "-id": sql`vacancies.id desc`,
  id: sql`vacancies.id`,
  closes: sql`vacancies.closes_at, vacancies.id`,
  "-closes": sql`vacancies.closes_at desc, vacancies.id desc`,
} as const;

/** English is there where no text merely repeats the Indonesian one. */
const hasEnglish = sql<boolean>`title_en <> '' and (description_en <> description_id or description_id = '')
  and (requirement_en <> requirement_id or requirement_id = '')`;
const hasIndonesian = sql<boolean>`title_id <> '' and description_id <> ''`;

export type DeskListRow = Pick<
  Selectable<VacanciesTable>,
  "id" | "code" | "company_id" | "locations" | "closes_at" | "end_date" | "opens_at" | "lead" | "owner_id"
> & { title: string; state: VacancyState; hasIndonesian: boolean; hasEnglish: boolean; isEdited: boolean };

interface ListRequest {
  reach: Reach;
  filter: DeskVacancyFilter;
}

/** A page of the vacancies that someone of staff reaches. */
export async function deskVacancies(
  db: Db,
  { reach, filter }: ListRequest,
  { sort, limit, from, language }: { sort: DeskSort; limit: number; from: AfterRow | null; language: Language },
): Promise<DeskListRow[]> {
  const query = narrowed(within(db.selectFrom("vacancies"), reach), filter)
    .select([
      "vacancies.id",
      "code",
      "company_id",
      "locations",
      "closes_at",
      "end_date",
      "opens_at",
      "lead",
      "owner_id",
    ])
    .select([titleIn(language).as("title"), stateNow.as("state")])
    .select([hasIndonesian.as("hasIndonesian"), hasEnglish.as("hasEnglish")])
    .select((of) =>
      of
        .exists(of.selectFrom("vacancy_drafts").select("vacancy_id").whereRef("vacancy_id", "=", "vacancies.id"))
        .$castTo<boolean>()
        .as("isEdited"),
    );
  const rows = from === null ? query : after(query, sort, from);
  return rows.orderBy(orders[sort]).limit(limit).execute();
}

/** How many there are, counted up to {@link countedRows} and one. */
export async function countDeskVacancies(db: Db, { reach, filter }: ListRequest): Promise<number> {
  const counted = narrowed(within(db.selectFrom("vacancies"), reach), filter).select("vacancies.id");
  const { count } = await db
    .selectFrom(counted.limit(countedRows + 1).as("counted"))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many each state has, under the same filters. */
export async function countByState(db: Db, { reach, filter }: ListRequest): Promise<Record<VacancyState, number>> {
  const rows = await narrowed(within(db.selectFrom("vacancies"), reach), { ...filter, state: undefined })
    .select([stateNow.as("state"), sql<number>`count(*)`.as("count")])
    .groupBy(stateNow)
    .execute();
  const counts = { draft: 0, "in-review": 0, scheduled: 0, open: 0, closed: 0, archived: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Members of staff to whom vacancies within reach belong. */
export async function ownersWithin(db: Db, reach: Reach): Promise<number[]> {
  const rows = await within(db.selectFrom("vacancies"), reach)
    .select("owner_id")
    .distinct()
    .where("owner_id", "is not", null)
    .execute();
  return rows.flatMap(({ owner_id }) => owner_id ?? []);
}
