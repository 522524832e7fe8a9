import "./bulk-job.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { forgetFiles } from "./bulk-job.store.server.ts";
import type { RowCounts, RowState } from "./bulk-job.ts";

/** A row of a preview: what binds it to what was shown, or why it will be left out. */
export interface NewRow {
  applicationId: number;
  shown: string | null;
  code: string | null;
}

/** Writes rows of a preview after those that are there. */
export async function insertRows(
  db: Db,
  jobId: number,
  { rows, after }: { rows: readonly NewRow[]; after: number },
  now: Date,
): Promise<void> {
  const ids = rows.map(({ applicationId }) => applicationId);
  const seals = rows.map((row) => row.shown);
  const codes = rows.map(({ code }) => code);
  await sql`insert into bulk_job_rows (job_id, position, application_id, shown, code, done_at)
    select ${jobId}::bigint, ${after}::integer + place, id, shown, code, case when code is not null then ${now}::timestamptz end
    from unnest(${ids}::bigint[], ${seals}::text[], ${codes}::text[]) with ordinality as chosen (id, shown, code, place)
  `.execute(db);
}

/** A row that is still to be made. */
export interface WaitingRow {
  position: number;
  applicationId: number;
  shown: string | null;
}

/** The next rows of a job that are still to be made. */
export async function waitingRows(db: Db, jobId: number, limit: number): Promise<WaitingRow[]> {
  return db
    .selectFrom("bulk_job_rows")
    .select(["position", "application_id as applicationId", "shown"])
    .where("job_id", "=", jobId)
    .where("done_at", "is", null)
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** How a row came out: its act is held, it counts, or it was refused. */
export type Made = { actId: number } | { code: string } | null;

/** Notes how a row came out. @returns false where someone has done so before */
export async function putMadeRow(
  tx: Tx,
  { jobId, position }: { jobId: number; position: number },
  made: Made,
  now: Date,
): Promise<boolean> {
  const put = await tx
    .updateTable("bulk_job_rows")
    .set({ done_at: now, ...(made !== null && ("actId" in made ? { act_id: made.actId } : { code: made.code })) })
    .where("job_id", "=", jobId)
    .where("position", "=", position)
    .where("done_at", "is", null)
    .returning("position")
    .executeTakeFirst();
  return put !== undefined;
}

/** Notes that rows count, or that their person is gone; those that someone noted before stay. */
export async function putMadeRows(
  tx: Tx,
  jobId: number,
  { counting, gone }: { counting: readonly number[]; gone: readonly number[] },
  now: Date,
): Promise<void> {
  const put = (ids: readonly number[], code: string | null) =>
    tx
      .updateTable("bulk_job_rows")
      .set({ done_at: now, code })
      .where("job_id", "=", jobId)
      .where("application_id", "=", sql<number>`any(${[...ids]}::bigint[])`)
      .where("done_at", "is", null)
      .execute();
  if (counting.length > 0) await put(counting, null);
  if (gone.length > 0) await put(gone, "gone");
}

/** The result of a row; for a row with a held act, the act's state. */
const state: RawBuilder<RowState> = sql`case when rows.code is not null then 'refused'
  when rows.done_at is null then 'waiting' when rows.act_id is null then 'released'
  when acts.state = 'dropped' then 'refused' else acts.state end`;

export interface CountedRows {
  counts: RowCounts;
  /** When the first and the last act that are held leave; null where none is. */
  firstLeaves: Date | null;
  lastLeaves: Date | null;
}

const nothing: RowCounts = { waiting: 0, held: 0, released: 0, refused: 0, undone: 0 };

/** How the rows of jobs have come out, by the jobs' ids. */
export async function countRows(db: Db, jobIds: readonly number[]): Promise<Map<number, CountedRows>> {
  const { rows } = await sql<{ id: number; state: RowState; count: number; first: Date | null; last: Date | null }>`
    select rows.job_id as id, ${state} as state, count(*) as count,
      min(acts.release_at) filter (where acts.state = 'held') as first,
      max(acts.release_at) filter (where acts.state = 'held') as last
    from bulk_job_rows as rows left join acts on acts.id = rows.act_id
    where rows.job_id = any(${[...jobIds]}::bigint[]) group by 1, 2`.execute(db);
  const byJob = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    jobIds.map((id) => {
      const of = byJob.get(id) ?? [];
      const counts = { ...nothing, ...Object.fromEntries(of.map((row) => [row.state, row.count])) };
      const heldRows = of.find((row) => row.state === "held");
      return [id, { counts, firstLeaves: heldRows?.first ?? null, lastLeaves: heldRows?.last ?? null }];
    }),
  );
}

/** A row and its result. */
export interface JobRow {
  position: number;
  applicationId: number;
  state: RowState;
  /** Why it was refused. */
  code: string | null;
  /** When it was made, sent, or undone; when it will be sent where it is held. */
  at: Date | null;
}

/** Rows of a job in their order, all or those in one state. */
export async function rowsOfJob(
  db: Db,
  jobId: number,
  { only, after, limit }: { only: RowState | null; after: number; limit: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`select * from (
      select rows.position, rows.application_id as "applicationId", ${state} as state,
        coalesce(rows.code, acts.dropped_because) as code,
        case when acts.state = 'held' then acts.release_at else coalesce(acts.ended_at, rows.done_at) end as at
      from bulk_job_rows as rows left join acts on acts.id = rows.act_id
      where rows.job_id = ${jobId} and rows.position > ${after}) as told
    where ${only}::text is null or state = ${only} order by position limit ${limit}`.execute(db);
  return rows;
}

/** How many rows of a job were refused, by why; the most first. */
export async function listRefusals(db: Db, jobId: number): Promise<{ code: string; count: number }[]> {
  const { rows } = await sql<{ code: string; count: number }>`
    select coalesce(rows.code, acts.dropped_because) as code, count(*) as count
    from bulk_job_rows as rows left join acts on acts.id = rows.act_id
    where rows.job_id = ${jobId} and coalesce(rows.code, acts.dropped_because) is not null
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Acts of a job that are held still. */
export async function heldActIds(db: Db, jobId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("bulk_job_rows")
    .innerJoin("acts", "acts.id", "bulk_job_rows.act_id")
    .select("acts.id")
    .where("job_id", "=", jobId)
    .where("acts.state", "=", "held")
    .orderBy("acts.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The applications of a job that were made and count, in their order. */
export async function countingRows(db: Db, jobId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("bulk_job_rows")
    .select("application_id as id")
    .where("job_id", "=", jobId)
    .where("done_at", "is not", null)
    .where("code", "is", null)
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

/** Drops what an erased person's rows held or waited for; messages sent before stay sent. */
async function forgetRows(tx: Tx, applicantId: number, now: Date): Promise<void> {
  await sql`update bulk_job_rows as rows set shown = null, done_at = coalesce(rows.done_at, ${now}::timestamptz), act_id = null,
      code = case when rows.act_id is not null and exists (
        select from acts where acts.id = rows.act_id and acts.state = 'released') then rows.code
        when rows.act_id is null and rows.done_at is not null then rows.code else 'gone' end
    from applications
    where applications.id = rows.application_id and applications.applicant_id = ${applicantId}`.execute(tx);
}

/**
 * Jobs name applications by their numbers, and export files contain people's data for a day. What was decided of a
 * person the acts record, that a file was made the access log records.
 */
export const bulkJobsPersonalData: PersonalData = {
  tables: ["bulk_job_rows", "bulk_job_files"],
  tell: async () => [],
  async erase(tx, { applicantId }, now) {
    await forgetFiles(tx, applicantId);
    await forgetRows(tx, applicantId, now);
    return [];
  },
};
