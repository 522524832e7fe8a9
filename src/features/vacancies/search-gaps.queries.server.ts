import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { withoutLimit } from "../../platform/database/raw-pool.ts";
import type { StoredWords } from "./put/put-vacancies.queries.server.ts";
import "./vacancies.tables.ts";

/** In what the table that is searched differs from the vacancies that it is made of. */
export interface SearchGaps {
  /** Open vacancies that nobody finds. */
  missing: number;
  /** Rows of vacancies that are not open. */
  extra: number;
  /** Rows that say something else than their vacancy, and counts that are not those of the rows. */
  wrong: number;
}

const isOpen = sql`vacancies.state = 'open' and vacancies.closes_at > now()`;
const columns = ["company_id", "function_id", "category", "posted_at", "closes_at"] as const;
const ofTable = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
const differs = sql`(${ofTable("open_vacancies")}) is distinct from (${ofTable("vacancies")})`;

/** Counts of open vacancies that are not as counted again. */
const wrongCounts = sql`select from (
    select coalesce(company_id, 0) as company_id, coalesce(function_id, 0) as function_id,
      coalesce(category, 0)::smallint as category, count(*) as open
    from open_vacancies group by cube (company_id, function_id, category)
  ) as counted full join open_counts using (company_id, function_id, category)
  where coalesce(counted.open, 0) <> coalesce(open_counts.open, 0)`;

export async function searchGaps(db: Db): Promise<SearchGaps> {
  const { rows } = await sql<SearchGaps>`select
    (select count(*) from vacancies where ${isOpen}
      and not exists (select from open_vacancies where open_vacancies.id = vacancies.id)) as missing,
    (select count(*) from open_vacancies join vacancies using (id) where vacancies.state <> 'open') as extra,
    (select count(*) from open_vacancies join vacancies using (id) where ${isOpen} and ${differs})
      + (select count(*) from (${wrongCounts}) as wrong) as wrong`.execute(db);
  return rows[0] ?? { missing: 0, extra: 0, wrong: 0 };
}

/** An open vacancy that is not found as it is. */
export interface Unfound extends StoredWords {
  id: number;
  isMissing: boolean;
}

/** Some open vacancies that are not found as they are, with the words that they are found by; locked. */
export async function lockUnfound(tx: Tx, most: number): Promise<Unfound[]> {
  const { rows } = await sql<Unfound>`
    select vacancies.id, code, vacancies.company_id, open_vacancies.id is null as "isMissing", title_id as "titleId", title_en as "titleEn", locations as places,
      description_id, description_en, requirement_id, requirement_en
    from vacancies left join open_vacancies on open_vacancies.id = vacancies.id
    where ${isOpen} and (open_vacancies.id is null or ${differs})
    order by vacancies.id limit ${most} for update of vacancies`.execute(tx);
  return rows;
}

/** Sets on restored rows when their vacancies came: no alert treats them as new ones. */
export async function keepWhenCame(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update open_vacancies set came_at = least(now(), coalesce(vacancies.searched_since, vacancies.posted_at))
    from vacancies where vacancies.id = open_vacancies.id and open_vacancies.id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
}

/** Takes out rows of vacancies that are not open. */
export async function deleteExtra(tx: Tx): Promise<void> {
  await sql`delete from open_vacancies using vacancies
    where open_vacancies.id = vacancies.id and vacancies.state <> 'open'`.execute(tx);
}

/** Counts all again where one count is wrong. @returns whether one was */
export async function recount(tx: Tx): Promise<boolean> {
  await sql.raw(withoutLimit).execute(tx);
  const { rows } = await sql`${wrongCounts} limit 1`.execute(tx);
  if (rows.length === 0) return false;
  await sql`lock table open_counts in exclusive mode`.execute(tx);
  await sql`delete from open_counts`.execute(tx);
  await sql`select add_open_counts(array_agg(company_id), array_agg(function_id), array_agg(category), 1)
    from open_vacancies having count(*) > 0`.execute(tx);
  return true;
}

/** Adds words of the table that is searched which nobody finds by their beginning. */
export async function keepLexemes(tx: Tx): Promise<void> {
  await sql.raw(withoutLimit).execute(tx);
  await sql`insert into vacancy_lexemes (word)
    select distinct ltrim(word, '@/~') as word from open_vacancies, unnest(tsvector_to_array(tsv)) as word
    where word !~ '^[=^#+-]' order by word
    on conflict do nothing`.execute(tx);
}

export async function tellVacancies(tx: Tx): Promise<void> {
  await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
}
