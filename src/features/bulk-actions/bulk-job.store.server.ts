import "./bulk-job.tables.ts";
import "../applications/listed/listed.tables.ts";
import { type SqlBool, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { SheetFormat } from "../../platform/formats/sheets.ts";
import type { Reach } from "../companies/policies.ts";
import { previewMs, type RowCounts, type StoredJobState } from "./bulk-job.ts";
import { type JobWork, workDocument } from "./stored-work.server.ts";

/** A job as it is stored; its rows have the progress of its acts. */
export interface StoredJob {
  id: number;
  staffId: number;
  language: Language;
  work: JobWork;
  state: StoredJobState;
  companyIds: readonly number[];
  vacancyId: number | null;
  chosen: number;
  possible: number;
  starred: number;
  requestId: string | null;
  previewedAt: Date;
  startedAt: Date | null;
  releaseAt: Date | null;
  endedAt: Date | null;
  /** How its rows came out, once it has ended. */
  settled: Pick<RowCounts, "released" | "refused" | "undone"> | null;
}

function jobs(db: Db) {
  return db
    .selectFrom("bulk_jobs")
    .select(["id", "staff_id as staffId", "language", "work", "state", "company_ids as companyIds"])
    .select(["vacancy_id as vacancyId", "chosen", "possible", "starred", "request_id as requestId"])
    .select(["previewed_at as previewedAt", "started_at as startedAt", "release_at as releaseAt"])
    .select(["ended_at as endedAt", "released", "refused", "undone"]);
}

type JobRow = Awaited<ReturnType<ReturnType<typeof jobs>["execute"]>>[number];

function asJob({ work, released, refused, undone, ...row }: JobRow): StoredJob {
  const isSettled = released !== null && refused !== null && undone !== null;
  return { ...row, work: workDocument.read(work), settled: isSettled ? { released, refused, undone } : null };
}

export type NewJob = Pick<StoredJob, "staffId" | "language" | "work" | "companyIds" | "vacancyId" | "chosen">;

/** Writes a preview; its rows come after. @returns its id */
export async function insertPreview(tx: Tx, job: NewJob, now: Date): Promise<number> {
  const { staffId, language, work, companyIds, vacancyId, chosen } = job;
  const row = {
    ...{ staff_id: staffId, language, work: workDocument.write(work), state: "preview" as const },
    ...{ company_ids: [...companyIds], vacancy_id: vacancyId, chosen, possible: 0, starred: 0, previewed_at: now },
  };
  return (await tx.insertInto("bulk_jobs").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Stores how many applications a preview can change, and how many of them have two or three stars. */
export async function putPossible(db: Db, id: number, counted: { possible: number; starred: number }): Promise<void> {
  await db.updateTable("bulk_jobs").set(counted).where("id", "=", id).execute();
}

/** A job or a preview; undefined for an unknown one. */
export async function findJob(db: Db, id: number): Promise<StoredJob | undefined> {
  const row = await jobs(db).where("id", "=", id).executeTakeFirst();
  return row && asJob(row);
}

/** A job that nobody else starts, stops or undoes until the transaction ends. */
export async function lockJob(tx: Tx, id: number): Promise<StoredJob | undefined> {
  const row = await jobs(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && asJob(row);
}

/** Whether a job continues; nobody stops it until the transaction ends. */
export async function keepRunning(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom("bulk_jobs")
    .select("state")
    .where("id", "=", id)
    .where("state", "=", "running")
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a preview as a running job. */
export async function putStarted(
  tx: Tx,
  id: number,
  { requestId, releaseAt, now }: { requestId: string; releaseAt: Date | null; now: Date },
): Promise<void> {
  const started = { state: "running", started_at: now, request_id: requestId, release_at: releaseAt } as const;
  await tx.updateTable("bulk_jobs").set(started).where("id", "=", id).execute();
}

/** Marks a job as stopped. */
export async function putStopped(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("bulk_jobs").set({ state: "stopped" }).where("id", "=", id).execute();
}

/** Marks a job as undone. */
export async function putUndone(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("bulk_jobs").set({ state: "undone" }).where("id", "=", id).execute();
}

/** Marks a running job as held: all its rows are made. */
export async function putMade(db: Db, id: number): Promise<void> {
  await db
    .updateTable("bulk_jobs")
    .set({ state: "held" })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
}

/** Ends a job of which no row waits. @returns the state in which it ended; null where it had ended before */
export async function putEnded(
  tx: Tx,
  id: number,
  { released, refused, undone }: Pick<RowCounts, "released" | "refused" | "undone">,
  now: Date,
): Promise<StoredJobState | null> {
  const ended = await tx
    .updateTable("bulk_jobs")
    .set({ ended_at: now, released, refused, undone })
    .set({ state: sql<StoredJobState>`case state when 'held' then 'done' else state end` })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("state", "in", ["held", "stopped", "undone"])
    .returning("state")
    .executeTakeFirst();
  return ended?.state ?? null;
}

/** Jobs with rows to be made, the first first. */
export async function unfinishedJobs(db: Db): Promise<StoredJob[]> {
  const rows = await jobs(db).where("state", "=", "running").where("ended_at", "is", null).orderBy("id").execute();
  return rows.map(asJob);
}

/** Jobs that were made and have not ended. */
export async function endingJobs(db: Db): Promise<StoredJob[]> {
  const rows = await jobs(db)
    .where("ended_at", "is", null)
    .where("state", "in", ["held", "stopped", "undone"])
    .orderBy("id")
    .execute();
  return rows.map(asJob);
}

/** How many jobs {@link jobsInReach} has on all pages. */
export async function countJobsInReach(db: Db, { companyIds }: Reach): Promise<number> {
  const { count } = await db
    .selectFrom("bulk_jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "!=", "preview")
    .where(sql<SqlBool>`company_ids <@ ${[...companyIds]}::bigint[]`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Started jobs of which someone reaches every application, the newest first. */
export async function jobsInReach(
  db: Db,
  { companyIds }: Reach,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<StoredJob[]> {
  let query = jobs(db)
    .where("state", "!=", "preview")
    .where(sql<SqlBool>`company_ids <@ ${[...companyIds]}::bigint[]`);
  if (before !== undefined) query = query.where("id", "<", before);
  return (await query.orderBy("id", "desc").limit(limit).execute()).map(asJob);
}

/** Previews that a member keeps at once. */
const mostPreviews = 3;

/** Deletes expired previews; with `staffId` also that member's previews beyond the newest three. */
export async function forgetPreviews(db: Db, now: Date, staffId?: number): Promise<void> {
  const over = new Date(now.getTime() - previewMs);
  await db.deleteFrom("bulk_jobs").where("state", "=", "preview").where("previewed_at", "<", over).execute();
  if (staffId === undefined) return;
  const own = db.selectFrom("bulk_jobs").select("id").where("staff_id", "=", staffId).where("state", "=", "preview");
  const older = own.orderBy("id", "desc").offset(mostPreviews);
  await db.deleteFrom("bulk_jobs").where("id", "in", older).execute();
}

export interface JobFile {
  format: SheetFormat;
  content: Uint8Array;
  madeAt: Date;
  goneAt: Date;
}

/** Stores the file of an export; it replaces an earlier one. */
export async function putFile(db: Db, jobId: number, { format, content, madeAt, goneAt }: JobFile): Promise<void> {
  const file = { format, content, made_at: madeAt, gone_at: goneAt };
  await db
    .insertInto("bulk_job_files")
    .values({ job_id: jobId, ...file })
    .onConflict((conflict) => conflict.column("job_id").doUpdateSet(file))
    .execute();
}

/** False once a person of the file was erased or withdrew the use of the data. */
const isWhole = sql<SqlBool>`not exists (select from bulk_job_rows as rows
  left join desk_applications as listed on listed.application_id = rows.application_id
  where rows.job_id = bulk_job_files.job_id and rows.code is null and coalesce(listed.is_gone, true))`;

/** The file of an export; undefined once it is gone. */
export async function findFile(db: Db, jobId: number, now: Date): Promise<JobFile | undefined> {
  return db
    .selectFrom("bulk_job_files")
    .select(["format", "content", "made_at as madeAt", "gone_at as goneAt"])
    .where("job_id", "=", jobId)
    .where("gone_at", ">", now)
    .where(isWhole)
    .executeTakeFirst();
}

/** When files of jobs expire, by the jobs' ids; jobs without a file are left out. */
export async function filesUntil(db: Db, jobIds: readonly number[], now: Date): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom("bulk_job_files")
    .select(["job_id as id", "gone_at as goneAt"])
    .where("job_id", "=", sql<number>`any(${[...jobIds]}::bigint[])`)
    .where("gone_at", ">", now)
    .where(isWhole)
    .execute();
  return new Map(rows.map(({ id, goneAt }) => [id, goneAt]));
}

/** Deletes the files that have expired. */
export async function forgetOldFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("bulk_job_files").where("gone_at", "<=", now).execute();
}

/** Deletes every file with a person's data. */
export async function forgetFiles(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .deleteFrom("bulk_job_files")
    .where("job_id", "in", (of) =>
      of
        .selectFrom("bulk_job_rows")
        .innerJoin("applications", "applications.id", "bulk_job_rows.application_id")
        .select("job_id")
        .where("applicant_id", "=", applicantId),
    )
    .execute();
}
