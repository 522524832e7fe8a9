import "./vacancies.tables.ts";
import { sql } from "kysely";
import type { Thing } from "../../contract/action.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { stateNow } from "./states/state-now.server.ts";
import type { VacancyState } from "./states/vacancy-state.ts";

/** A vacancy's title in a language; what nobody has written in English yet, in Indonesian. */
export const titleIn = (language: Language) =>
  language === "id" ? sql<string>`title_id` : sql<string>`coalesce(nullif(title_en, ''), title_id)`;

/** When a vacancy's applications show who someone is, and whom they are shown to. */
export interface Showing {
  id: number;
  blind: boolean;
  /** A phase; null: the one after `screening`. */
  revealedFrom: number | null;
  /** A phase; null: `user-interview`. */
  sharedFrom: number | null;
}

function showing(db: Db) {
  return db
    .selectFrom("vacancies")
    .select(["id", "blind", "revealed_from as revealedFrom", "shared_from as sharedFrom"]);
}

/** Blind vacancies of these companies, and of those named. */
export function blindVacancies(
  db: Db,
  companyIds: readonly number[],
  vacancyIds: readonly number[],
): Promise<Showing[]> {
  return showing(db)
    .where("blind", "=", true)
    .where((row) => row.or([row("company_id", "in", [0, ...companyIds]), row("id", "in", [0, ...vacancyIds])]))
    .orderBy("id")
    .execute();
}

/** How these vacancies show their applications. */
export function showingOf(db: Db, vacancyIds: readonly number[]): Promise<Showing[]> {
  return showing(db)
    .where("id", "in", [0, ...vacancyIds])
    .orderBy("id")
    .execute();
}

/** The phases that a vacancy's applicants go through; null: all. */
export async function findPlan(db: Db, vacancyId: number): Promise<readonly number[] | null> {
  const row = await db.selectFrom("vacancies").select("plan").where("id", "=", vacancyId).executeTakeFirst();
  return row?.plan ?? null;
}

/** Titles of vacancies in any state. */
export async function titlesOfAny(db: Db, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("vacancies")
    .select(["id", titleIn(language).as("title")])
    .where("id", "in", [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A vacancy's identity at the desk, in any state. */
export interface VacancyHead {
  id: number;
  companyId: number;
  code: string;
  title: string;
  state: VacancyState;
  /** `YYYY-MM-DD`, its last open day. */
  endDate: string;
}

/** A vacancy's identity; null where there is none. */
export async function vacancyHead(db: Db, id: number, language: Language): Promise<VacancyHead | null> {
  const row = await db
    .selectFrom("vacancies")
    .select(["id", "company_id as companyId", "code", stateNow.as("state"), "end_date as endDate"])
    .select(titleIn(language).as("title"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Where a vacancy belongs; null where there is none. */
export async function placeOfVacancy(db: Db, id: number): Promise<Thing | null> {
  const row = db.selectFrom("vacancies").select(["id as vacancyId", "company_id as companyId"]).where("id", "=", id);
  return (await row.executeTakeFirst()) ?? null;
}

/** Ids of vacancies by the other system's code; one that is not there is not in the map. */
export async function vacancyIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom("vacancies").select(["code", "id"]).where("code", "in", codes).execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Codes of vacancies, by id. */
export async function vacancyCodes(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("vacancies").select(["code", "id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ code, id }) => [id, code]));
}

/** The other system's code of a vacancy; "" where there is none. */
export async function getCode(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom("vacancies").select("code").where("id", "=", id).executeTakeFirst();
  return row?.code ?? "";
}
