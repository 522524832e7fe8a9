import { sql } from "kysely";
import type { Thing } from "../../contract/action.ts";
import { bothLanguages } from "../../i18n/both-languages.schema.ts";
import type { Db } from "../../platform/database/database.ts";
import { type BothLanguages, withdrawn } from "./application.ts";
import "./application.tables.ts";

/** What the hiring side said when an application ended, as the column holds it. */
export const storedEndWords = bothLanguages.nullable();

function active(db: Db, applicantId: number, vacancyIds: readonly number[]) {
  return db
    .selectFrom("applications")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", sql<number>`any(${[...vacancyIds]}::bigint[])`)
    .where("end_reason", "is distinct from", withdrawn);
}

/** The application that keeps an applicant from applying to a vacancy again. */
export async function activeApplication(db: Db, applicantId: number, vacancyId: number): Promise<number | null> {
  const row = await active(db, applicantId, [vacancyId]).select("id").executeTakeFirst();
  return row?.id ?? null;
}

/** Those of the vacancies that an applicant has applied to. */
export async function appliedVacancies(
  db: Db,
  applicantId: number,
  vacancyIds: readonly number[],
): Promise<Set<number>> {
  const rows = await active(db, applicantId, vacancyIds).select("vacancy_id").execute();
  return new Set(rows.map(({ vacancy_id }) => vacancy_id));
}

/** A person and a vacancy. */
export interface PersonAndVacancy {
  applicantId: number;
  vacancyId: number;
}

/** Those of the pairs in which the person applied to the vacancy at any time, withdrawn or not. */
export async function everApplied(db: Db, pairs: readonly PersonAndVacancy[]): Promise<PersonAndVacancy[]> {
  if (pairs.length === 0) return [];
  const [applicants, vacancies] = [
    pairs.map(({ applicantId }) => applicantId),
    pairs.map(({ vacancyId }) => vacancyId),
  ];
  const { rows } = await sql<PersonAndVacancy>`
    select distinct applicant_id as "applicantId", vacancy_id as "vacancyId" from applications
    where (applicant_id, vacancy_id) in (select * from unnest(${applicants}::bigint[], ${vacancies}::bigint[]))`.execute(
    db,
  );
  return rows;
}

/** What was applied for, in both languages; null when there is no such application. */
export async function positionOf(db: Db, id: number): Promise<BothLanguages | null> {
  const row = await db
    .selectFrom("applications")
    .select(["position_id as id", "position_en as en"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose an application is; null where there is none. */
export async function ownerOfApplication(db: Db, id: number): Promise<Thing | null> {
  const owner = db.selectFrom("applications").select("applicant_id as applicantId").where("id", "=", id);
  return (await owner.executeTakeFirst()) ?? null;
}

/** An application as its applicant sees it. */
export async function findOwnApplication(db: Db, applicantId: number, id: number) {
  const own = db.selectFrom("applications").selectAll().where("id", "=", id).where("applicant_id", "=", applicantId);
  const row = await own.executeTakeFirst();
  return row && { ...row, end_words: storedEndWords.parse(row.end_words) };
}

/** How an application stands, whoever's it is; undefined where there is none. */
export async function applicationStanding(db: Db, id: number) {
  const row = await db
    .selectFrom("applications")
    .select(["status", "phase_id as phaseId", "end_reason"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { status: row.status, phaseId: row.phaseId, isWithdrawn: row.end_reason === withdrawn };
}

/** Whose applications are still being decided, for queries of other rooms. */
export function peopleOnProcess(db: Db) {
  return db
    .selectFrom("applications")
    .select("applications.applicant_id")
    .where("applications.applicant_id", "is not", null)
    .where("applications.status", "=", "on-process");
}
