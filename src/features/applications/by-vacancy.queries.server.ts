import "./application.tables.ts";
import "../vacancies/vacancies.tables.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { endedTab } from "./listed/listed.queries.server.ts";
import { storedInvitation } from "./progress.queries.server.ts";

/** How many applications a vacancy has, and how many of them are on process. */
export async function applicationsTo(db: Db, vacancyId: number): Promise<{ all: number; onProcess: number }> {
  return db
    .selectFrom("applications")
    .select([
      sql<number>`count(*)`.as("all"),
      sql<number>`count(*) filter (where status = 'on-process')`.as("onProcess"),
    ])
    .where("vacancy_id", "=", vacancyId)
    .executeTakeFirstOrThrow();
}

/** Phases that some application to a vacancy has begun. */
export async function phasesBegun(db: Db, vacancyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("application_phases")
    .innerJoin("applications", "applications.id", "application_phases.application_id")
    .select("application_phases.phase_id")
    .distinct()
    .where("applications.vacancy_id", "=", vacancyId)
    .execute();
  return rows.map(({ phase_id }) => phase_id);
}

/** The number of open applications to a vacancy. */
export interface VacancyProcess {
  onProcess: number;
  /** Applied since a moment, in any state. */
  fresh: number;
  /** On process, by their current phase. */
  phases: Map<number, number>;
}

/** What continues at each of these vacancies; one that nobody applied to is not in the map. */
export async function processByVacancy(
  db: Db,
  vacancyIds: readonly number[],
  since: Date,
): Promise<Map<number, VacancyProcess>> {
  if (vacancyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("applications")
    .select([
      "vacancy_id",
      "phase_id",
      sql<number>`count(*) filter (where status = 'on-process')`.as("onProcess"),
      sql<number>`count(*) filter (where created_at >= ${since})`.as("fresh"),
    ])
    .where("vacancy_id", "=", sql<number>`any(${[...vacancyIds]}::bigint[])`)
    .groupBy(["vacancy_id", "phase_id"])
    .execute();
  const found = new Map<number, VacancyProcess>();
  for (const { vacancy_id, phase_id, onProcess, fresh } of rows) {
    if (vacancy_id === null) continue;
    const before = found.get(vacancy_id) ?? { onProcess: 0, fresh: 0, phases: new Map<number, number>() };
    if (phase_id !== null && onProcess > 0) before.phases.set(phase_id, onProcess);
    found.set(vacancy_id, { ...before, onProcess: before.onProcess + onProcess, fresh: before.fresh + fresh });
  }
  return found;
}

/** How many at each of these vacancies wait past the promised day; one where nobody does is not in the map. */
export async function lateByVacancy(
  db: Db,
  vacancyIds: readonly number[],
  today: string,
): Promise<Map<number, number>> {
  if (vacancyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("desk_applications")
    .select(["vacancy_id", sql<number>`count(*)`.as("late")])
    .where("vacancy_id", "=", sql<number>`any(${[...vacancyIds]}::bigint[])`)
    .where("tab", "<>", endedTab)
    .where("due_on", "<", today)
    .groupBy("vacancy_id")
    .execute();
  return new Map(rows.map(({ vacancy_id, late }) => [vacancy_id, late]));
}

/** Applications by a vacancy's channel. */
export interface ChannelCount {
  applications: number;
  hired: number;
}

/** Applications to a vacancy, and those hired of them, by the media code that they came by. */
export async function countsByChannel(db: Db, vacancyId: number): Promise<Map<string, ChannelCount>> {
  const rows = await db
    .selectFrom("applications")
    .select([
      "media_code",
      sql<number>`count(*)`.as("applications"),
      sql<number>`count(*) filter (where status = 'hired')`.as("hired"),
    ])
    .where("vacancy_id", "=", vacancyId)
    .where("media_code", "is not", null)
    .groupBy("media_code")
    .execute();
  return new Map(rows.flatMap(({ media_code, ...counts }) => (media_code === null ? [] : [[media_code, counts]])));
}

/** Applications under way whose phase began before a day, the longest waiting first. */
export async function findWaiting(db: Db, phaseId: number, beganBefore: string) {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_phases", (join) =>
      join
        .onRef("application_phases.application_id", "=", "applications.id")
        .onRef("application_phases.phase_id", "=", "applications.phase_id"),
    )
    .leftJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(["applications.id", "vacancies.code", "applications.company_name", "applications.position_id"])
    .select(["application_phases.began_on", "application_phases.due_on", "application_phases.invitation"])
    .where("applications.status", "=", "on-process")
    .where("applications.phase_id", "=", phaseId)
    .where("application_phases.status", "=", "on-process")
    .where("application_phases.began_on", "<", beganBefore)
    .orderBy("application_phases.began_on")
    .orderBy("applications.id")
    .execute();
  return rows.map((row) => ({ ...row, invitation: storedInvitation.parse(row.invitation) }));
}

const YEAR_MS = 365 * 86_400 * 1000;

/** So many make a habit. */
export const fewestKnown = 10;

/** A sample of this size gives the usual value as well as all rows of a large company. */
const mostLooked = 500;

/** A company's applications of the last year that were answered, of the newest vacancies if there are many. */
export function answeredLately(db: Db, companyId: number, now: Date) {
  return db
    .selectFrom("applications")
    .innerJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .where("vacancies.company_id", "=", companyId)
    .where("applications.answered_at", "is not", null)
    .where("applications.created_at", ">", new Date(now.getTime() - YEAR_MS))
    .orderBy("vacancies.id", "desc")
    .limit(mostLooked);
}
