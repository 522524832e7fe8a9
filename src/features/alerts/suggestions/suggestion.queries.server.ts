import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { PersonAndVacancy } from "../../applications/application.queries.server.ts";
import type { Recipient } from "../digest/letter-source.server.ts";
import "../../identity/people.tables.ts";
import "../../resumes/resume.tables.ts";
import "../../vacancies/vacancies.tables.ts";
import "./suggestions.tables.ts";

/** How far suggestions have come with someone. */
export interface SuggestionState {
  applicantId: number;
  lookedAt: Date;
  lookedUntil: Date;
  toldAt: Date | null;
  toldUntil: Date | null;
  told: number;
}

const stateColumns = [
  "applicant_id as applicantId",
  "looked_at as lookedAt",
  "looked_until as lookedUntil",
  "told_at as toldAt",
  "told_until as toldUntil",
  "told",
] as const;

/** How far suggestions have come; with whom nobody looked yet, is not in the map. */
export async function getStates(db: Db, applicantIds: readonly number[]): Promise<Map<number, SuggestionState>> {
  const rows = await db
    .selectFrom("suggestions")
    .select(stateColumns)
    .where("applicant_id", "=", sql<number>`any(${[...applicantIds]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.applicantId, row]));
}

/** Who may be written to: ids of the lists' entries, and what else holds. */
export interface WantedVacancies {
  periodIds: readonly number[];
  seekingIds: readonly number[];
  /** Anyone who was not looked at before has to have a resume from before then. */
  completedBefore: Date;
  /** Such as that the slot has come. */
  and: RawBuilder<boolean>;
}

const inResume = (name: string) => sql<number>`(document ->> ${sql.lit(name)})::bigint`;

/** The greatest number of anybody with a resume; 0 for none. */
export async function lastSeeker(db: Db): Promise<number> {
  const last = db.selectFrom("resumes").select(({ fn }) => fn.max("applicant_id").as("id"));
  return (await last.executeTakeFirst())?.id ?? 0;
}

/**
 * People of some numbers whose resume asks for suggestions; whether they really get one is asked of the resume itself
 * when they are looked at. It reads the document where it lies: `stored-resume.server.ts` says how. Numbers are a range
 * of both tables' keys, because the database has no statistics of a document's values to estimate how many it has to
 * read.
 */
export async function peopleToLookAt(
  db: Db,
  { periodIds, seekingIds, completedBefore, and }: WantedVacancies,
  { after, upTo }: { after: number; upTo: number },
): Promise<(Recipient & { applicantId: number })[]> {
  return db
    .selectFrom("resumes")
    .innerJoin("applicants", "applicants.id", "resumes.applicant_id")
    .select(["applicants.id as applicantId", "email as address", "email_key as key", "language"])
    .where("applicant_id", ">", after)
    .where("applicant_id", "<=", upTo)
    .where("applicants.id", ">", after)
    .where("applicants.id", "<=", upTo)
    .where("activated_at", "is not", null)
    .where(inResume("emailPeriodId"), "=", sql<number>`any(${[...periodIds]}::bigint[])`)
    .where(inResume("seekingStatusId"), "=", sql<number>`any(${[...seekingIds]}::bigint[])`)
    .where(inResume("category"), "is not", null)
    .where(inResume("domicileId"), "is not", null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("resumes.updated_at", "<", completedBefore),
        exists(
          selectFrom("suggestions").select("told").whereRef("suggestions.applicant_id", "=", "resumes.applicant_id"),
        ),
      ]),
    )
    .where(and)
    .orderBy("resumes.applicant_id")
    .execute();
}

/** Those of the pairs in which the vacancy was suggested to the person before. */
export async function alreadySuggested(db: Db, pairs: readonly PersonAndVacancy[]): Promise<PersonAndVacancy[]> {
  if (pairs.length === 0) return [];
  const { applicants, vacancies } = getColumns(pairs);
  const { rows } = await sql<PersonAndVacancy>`
    select applicant_id as "applicantId", vacancy_id as "vacancyId" from suggested_vacancies
    where (applicant_id, vacancy_id) in (select * from unnest(${applicants}::bigint[], ${vacancies}::bigint[]))`.execute(
    db,
  );
  return rows;
}

function getColumns(pairs: readonly PersonAndVacancy[]) {
  return {
    applicants: pairs.map(({ applicantId }) => applicantId),
    vacancies: pairs.map(({ vacancyId }) => vacancyId),
  };
}

/** Notes what is suggested to whom. */
export async function noteSuggested(tx: Tx, pairs: readonly PersonAndVacancy[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  const { applicants, vacancies } = getColumns(pairs);
  await sql`insert into suggested_vacancies (applicant_id, vacancy_id, told_at)
    select applicant, vacancy, ${now}::timestamptz
    from unnest(${applicants}::bigint[], ${vacancies}::bigint[]) as told (applicant, vacancy)
    on conflict do nothing`.execute(tx);
}

/** Stores until when each person's vacancies were searched, and how many each letter has; 0 is no letter. */
export async function noteLooked(
  tx: Tx,
  checks: readonly { applicantId: number; told: number }[],
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  if (checks.length === 0) return;
  const applicants = checks.map(({ applicantId }) => applicantId);
  const counts = checks.map(({ told }) => told);
  await sql`insert into suggestions as known (applicant_id, looked_at, looked_until, told_at, told_until, told)
    select applicant, ${now}::timestamptz, ${until}::timestamptz,
      case when count > 0 then ${now}::timestamptz end, case when count > 0 then ${until}::timestamptz end, count
    from unnest(${applicants}::bigint[], ${counts}::integer[]) as looked (applicant, count)
    on conflict (applicant_id) do update set looked_at = excluded.looked_at, looked_until = excluded.looked_until,
      told_at = coalesce(excluded.told_at, known.told_at), told_until = coalesce(excluded.told_until, known.told_until),
      told = case when excluded.told > 0 then excluded.told else known.told end`.execute(tx);
}

/** Those of the vacancies that are open at this moment. */
export async function stillOpen(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("open_vacancies")
    .select("id")
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .where("closes_at", ">", sql<Date>`clock_timestamp()`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Forgets what was suggested before a moment and is not open any more: it cannot be suggested again. */
export async function forgetSuggested(db: Db, before: Date): Promise<void> {
  await sql`delete from suggested_vacancies where told_at < ${before}
    and not exists (select from open_vacancies where open_vacancies.id = vacancy_id)`.execute(db);
}

/** Someone's suggestions, the newest first. */
export async function suggestedRows(db: Db, applicantId: number) {
  return db
    .selectFrom("suggested_vacancies")
    .select(["vacancy_id as vacancyId", "told_at as toldAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("told_at", "desc")
    .orderBy("vacancy_id")
    .execute();
}

/** Removes all that is known of someone. */
export async function removeSuggestions(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("suggested_vacancies").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("suggestions").where("applicant_id", "=", applicantId).execute();
}

/**
 * What a clock that ran ahead wrote counts as of now: nothing that comes is passed over until then. @returns how many
 */
export async function bringSuggestionsBack(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("suggestions")
    .set({
      looked_at: sql<Date>`least(looked_at, ${now})`,
      looked_until: sql<Date>`least(looked_until, ${now})`,
      told_at: sql<Date | null>`least(told_at, ${now})`,
      told_until: sql<Date | null>`least(told_until, ${now})`,
    })
    .where(sql<Date>`greatest(looked_at, looked_until, told_at, told_until)`, ">", new Date(now.getTime() + 3_600_000))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
