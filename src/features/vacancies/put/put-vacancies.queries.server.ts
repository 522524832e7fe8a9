import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { withoutLimit } from "../../../platform/database/raw-pool.ts";
import { plainNames, vacancyTable } from "../draft/vacancy-fields.ts";
import type { FoundBy } from "../search/vacancy-document.server.ts";
import type { VacanciesTable } from "../vacancies.tables.ts";
import { putIntoSearch } from "./put-into-search.store.server.ts";

/** A vacancy as it is stored, and the words it is found by. */
export interface PutVacancy extends Omit<Insertable<VacanciesTable>, "posted_at" | "closes_at"> {
  posted_at: Date;
  closes_at: Date;
  words: FoundBy;
  /** Whether the other system gave the last day; else it was computed. */
  isEndTold: boolean;
}

/** A vacancy that was there, as it is stored from now on. */
export interface PutAgain extends Omit<PutVacancy, "isEndTold"> {
  /** One that was closed by hand is open until its last day again. */
  reopens: boolean;
}

/** The stored vacancy, when an import has it again. */
export interface KnownVacancy {
  code: string;
  content_hash: string;
  posted_at: Date;
  /** Whether it may say something else than the last import did. */
  isApart: boolean;
}

export async function knownVacancies(db: Db, codes: readonly string[]): Promise<KnownVacancy[]> {
  return db
    .selectFrom("vacancies")
    .select(["code", "content_hash", "posted_at"])
    .select(({ or, eb, exists, selectFrom }) =>
      or([
        eb("state", "<>", "open"),
        exists(selectFrom("vacancy_imports").select("vacancy_id").whereRef("vacancy_id", "=", "vacancies.id")),
        exists(selectFrom("vacancy_drafts").select("vacancy_id").whereRef("vacancy_id", "=", "vacancies.id")),
      ])
        .$castTo<boolean>()
        .as("isApart"),
    )
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .execute();
}

/**
 * Makes imports wait for each other, so that no two create the same company, function or code; their statements may
 * take longer than a page would wait.
 */
export async function lockImports(tx: Tx): Promise<void> {
  await sql.raw(withoutLimit).execute(tx);
  await sql`lock table vacancy_functions in share row exclusive mode`.execute(tx);
}

const plainTypes = { places: "text[]", words: "text", rupiah: "bigint", count: "integer" } as const;

const stored = [
  ["code", "text"],
  ["company_id", "bigint"],
  ["function_id", "bigint"],
  ["category", "smallint"],
  ["title_id", "text"],
  ["title_en", "text"],
  ["description_id", "text"],
  ["description_en", "text"],
  ["requirement_id", "text"],
  ["requirement_en", "text"],
  ["safe_id", "text"],
  ["safe_en", "text"],
  ...plainNames.map((name) => [vacancyTable[name].column, plainTypes[vacancyTable[name].kind]] as const),
  ["posted_at", "timestamptz"],
  ["end_date", "date"],
  ["closes_at", "timestamptz"],
  ["content_hash", "text"],
] as const;

const columns = sql.join(stored.map(([name]) => sql.ref(name)));
const shape = sql.join(stored.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
const overwritten = sql.join(stored.map(([name]) => sql`${sql.ref(name)} = told.${sql.ref(name)}`));

/** Adds vacancies whose code is new. @returns the codes that were */
export async function insertVacancies(tx: Tx, vacancies: readonly PutVacancy[]): Promise<string[]> {
  if (vacancies.length === 0) return [];
  const { rows } = await sql<{ code: string }>`insert into vacancies (${columns})
    select ${columns} from jsonb_to_recordset(${JSON.stringify(vacancies)}::jsonb) as told (${shape})
    on conflict (code) do nothing returning code`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Writes vacancies that were there before; each is another version. One that the desk put away stays so. */
export async function overwriteVacancies(tx: Tx, vacancies: readonly PutAgain[]): Promise<void> {
  if (vacancies.length === 0) return;
  await sql`update vacancies set ${overwritten}, updated_at = now(), version = version + 1,
      state = case when vacancies.state = 'closed' and told.reopens then 'open' else vacancies.state end
    from jsonb_to_recordset(${JSON.stringify(vacancies)}::jsonb) as told (${shape}, reopens boolean)
    where vacancies.code = told.code`.execute(tx);
}

/** Open vacancies enter the search at once, others leave it; every process is notified that pages changed. */
export async function refreshPublic(tx: Tx, vacancies: readonly Pick<PutVacancy, "code" | "words">[]): Promise<void> {
  await putIntoSearch(tx, vacancies);
  await sql`delete from open_vacancies using vacancies
    where open_vacancies.id = vacancies.id and vacancies.closes_at <= now()
    and vacancies.code = any(${vacancies.map(({ code }) => code)}::text[])`.execute(tx);
  await sql`select pg_notify('page_changes', 'vacancies')`.execute(tx);
}

/** An open vacancy with what it is found by, as it is stored. */
export interface StoredWords {
  code: string;
  company_id: number;
  titleId: string;
  titleEn: string;
  places: string[];
  description_id: string;
  description_en: string;
  requirement_id: string;
  requirement_en: string;
}

const openStored = (tx: Tx) =>
  tx
    .selectFrom("vacancies")
    .select(["code", "company_id", "title_id as titleId", "title_en as titleEn", "locations as places"])
    .select(["description_id", "description_en", "requirement_id", "requirement_en"])
    .where("closes_at", ">", sql<Date>`now()`)
    .where("state", "=", "open");

/** The open vacancies of some companies. */
export async function listOpenVacancies(tx: Tx, companyIds: readonly number[]): Promise<StoredWords[]> {
  return openStored(tx)
    .where("company_id", "=", sql<number>`any(${[...companyIds]}::bigint[])`)
    .execute();
}

/** Those of some vacancies that are open. */
export async function openStoredById(tx: Tx, ids: readonly number[]): Promise<StoredWords[]> {
  return openStored(tx)
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Makes stored vacancies findable by other words than before. */
export async function changeWords(tx: Tx, vacancies: readonly Pick<PutVacancy, "code" | "words">[]): Promise<void> {
  await putIntoSearch(tx, vacancies);
}
