import "../application.tables.ts";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Reach } from "../../companies/policies.ts";
import { type ActivityResult, type ApplicationStatus, type PhaseStatus, withdrawn } from "../application.ts";
import type { IncomingProgress } from "./incoming-progress.ts";

/** Days that a refused row is shown. */
const shownDays = 30;

function shownSince(now: Date): Date {
  return new Date(now.getTime() - shownDays * 86_400_000);
}

/** The columns that a row fills in beside its phase and statuses, by the names of the file. */
function otherColumns(incoming: IncomingProgress): string[] {
  const columns = [
    ["activity", incoming.activity],
    ["activity_date", incoming.activityDate],
    ["result_date", incoming.resultDate],
    ["reason", incoming.reason],
    ["next_step", incoming.nextStep],
    ["due_date", incoming.dueDate],
    ["invitation_place", incoming.invitation],
    ["star_form_code", incoming.starFormCode],
  ] as const;
  return columns.flatMap(([name, value]) => (value === null ? [] : [name]));
}

/** Stores a row that was refused because the desk leads; the same row again updates its moment. */
export async function keepRefused(tx: Tx, applicationId: number, incoming: IncomingProgress, now: Date): Promise<void> {
  const { fingerprint, phase, phaseStatus, status, result } = incoming;
  const row = { phase, phase_status: phaseStatus, status, result, others: otherColumns(incoming), refused_at: now };
  await tx
    .insertInto("refused_progress")
    .values({ application_id: applicationId, fingerprint, ...row })
    .onConflict((conflict) => conflict.columns(["application_id", "fingerprint"]).doUpdateSet({ refused_at: now }))
    .execute();
}

/** A row of the hiring system that the desk's lead refused. */
export interface RefusedRow {
  id: number;
  applicationId: number;
  vacancyId: number;
  phase: string | null;
  phaseStatus: PhaseStatus | null;
  status: ApplicationStatus | null;
  result: ActivityResult | null;
  others: readonly string[];
  refusedAt: Date;
}

/** The last row of a page. */
export interface AfterRefused {
  id: number;
  refusedAt: Date;
}

function createQuery(db: Db, { isWhole, companyIds }: Reach, now: Date) {
  const query = db
    .selectFrom("refused_progress")
    .innerJoin("applications", "applications.id", "refused_progress.application_id")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .where("refused_at", ">", shownSince(now));
  return isWhole ? query : query.where("company_id", "=", sql<number>`any(${[...companyIds]}::bigint[])`);
}

/** The rows that are still shown of some companies' vacancies, the latest first. */
export async function refusedRows(
  db: Db,
  reach: Reach,
  { now, limit, from }: { now: Date; limit: number; from: AfterRefused | null },
): Promise<RefusedRow[]> {
  let query = createQuery(db, reach, now);
  if (from !== null) {
    query = query.where(sql<SqlBool>`(refused_at, refused_progress.id) < (${from.refusedAt}, ${from.id})`);
  }
  return query
    .select(["refused_progress.id", "application_id as applicationId", "vacancy_id as vacancyId", "phase"])
    .select(["phase_status as phaseStatus", "refused_progress.status", "result", "others", "refused_at as refusedAt"])
    .orderBy("refused_at", "desc")
    .orderBy("refused_progress.id", "desc")
    .limit(limit)
    .execute();
}

/** How many rows {@link refusedRows} has on all pages. */
export async function countRefused(db: Db, reach: Reach, now: Date): Promise<number> {
  const { count } = await createQuery(db, reach, now)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the rows that are no longer shown. */
export async function forgetRefused(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("refused_progress").where("refused_at", "<=", shownSince(now)).execute();
}

/** Whose an application is; undefined when there is none, null once the person is erased. */
export async function findOwner(db: Db, applicationId: number): Promise<number | null | undefined> {
  const row = await db
    .selectFrom("applications")
    .select("applicant_id")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  return row?.applicant_id;
}

/** An applicant's application to a vacancy: the one that stands, else the last that was withdrawn. */
export async function findByVacancy(db: Db, applicantId: number, vacancyId: number): Promise<number | null> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", vacancyId)
    .orderBy(({ eb }) => eb("end_reason", "is not distinct from", withdrawn))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** True when exactly this row was taken before: it changes nothing again, whatever came since. */
export async function wasTaken(db: Db, applicationId: number, row: string): Promise<boolean> {
  const found = await db
    .selectFrom("application_events")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("kind", "=", "progressed")
    .where(sql<boolean>`details ->> 'row' = ${row}`)
    .executeTakeFirst();
  return found !== undefined;
}
