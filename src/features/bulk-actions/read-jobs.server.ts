import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DoneBy } from "../audit/trail.ts";
import type { Reach } from "../companies/policies.ts";
import { undoActs } from "../decisions/hold/undo-acts.server.ts";
import {
  countJobsInReach,
  filesUntil,
  findJob,
  jobsInReach,
  lockJob,
  putStopped,
  putUndone,
  type StoredJob,
} from "./bulk-job.store.server.ts";
import { getJobState, type JobState, type RowCounts, type RowState } from "./bulk-job.ts";
import { type CountedRows, countRows, heldActIds, type JobRow, rowsOfJob } from "./row.store.server.ts";
import { trailOfJob } from "./start-job.server.ts";
import { settleJob } from "./work/make-rows.server.ts";

/** A job and how far it is. */
export interface SeenJob extends Omit<StoredJob, "state" | "settled"> {
  state: JobState;
  counts: RowCounts;
  /** When the first and the last act that are held leave; null where none is. */
  firstLeaves: Date | null;
  lastLeaves: Date | null;
  /** Until when its file is there; null where there is none. */
  fileUntil: Date | null;
}

/** Who reads jobs. */
export interface Looking {
  staffId: number;
  reach: Reach;
}

interface Beside {
  counted: CountedRows | undefined;
  fileUntil: Date | undefined;
  now: Date;
}

/** A settled job's rows are not counted any more. */
function countedOf({ settled, chosen }: StoredJob): CountedRows | undefined {
  if (settled === null) return undefined;
  const waiting = chosen - settled.released - settled.refused - settled.undone;
  return { counts: { ...settled, held: 0, waiting }, firstLeaves: null, lastLeaves: null };
}

const nothing: CountedRows = {
  counts: { waiting: 0, held: 0, released: 0, refused: 0, undone: 0 },
  firstLeaves: null,
  lastLeaves: null,
};

function seen(job: StoredJob, { counted = nothing, fileUntil = undefined, now }: Beside): SeenJob {
  const { settled: _, ...rest } = job;
  const state = getJobState(job.state, counted.counts, { firstLeaves: counted.firstLeaves, now });
  return { ...rest, ...counted, state, fileUntil: fileUntil ?? null };
}

async function seeAll(db: Db, jobs: readonly StoredJob[], now: Date): Promise<SeenJob[]> {
  const open = jobs.filter(({ settled }) => settled === null).map(({ id }) => id);
  const counts = await countRows(db, open);
  const ids = jobs.map(({ id }) => id);
  const files = await filesUntil(db, ids, now);
  return jobs.map((job) =>
    seen(job, { counted: countedOf(job) ?? counts.get(job.id), fileUntil: files.get(job.id), now }),
  );
}

/** Started jobs of which someone reaches every application, the newest first. */
export async function listJobs(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  { reach }: Looking,
  page: { limit: number; before?: number | undefined },
): Promise<SeenJob[]> {
  return seeAll(db, await jobsInReach(db, reach, page), clock());
}

/** How many jobs {@link listJobs} has in all. */
export function countJobs({ database: { db } }: Pick<Platform, "database">, { reach }: Looking): Promise<number> {
  return countJobsInReach(db, reach);
}

/** Whether someone sees a job: of their companies alone, and a preview is its maker's. */
function sees({ staffId, reach }: Looking, job: StoredJob): boolean {
  const isOwn = job.staffId === staffId;
  return job.companyIds.every((id) => reach.companyIds.includes(id)) && (isOwn || job.state !== "preview");
}

/** A job that someone may see; null for any other. */
export async function readJob(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  looking: Looking,
  id: number,
): Promise<SeenJob | null> {
  const job = await findJob(db, id);
  if (job === undefined || !sees(looking, job)) return null;
  return (await seeAll(db, [job], clock()))[0] ?? null;
}

/** Rows of a job that may be seen. */
export function readRows(
  { database }: Pick<Platform, "database">,
  jobId: number,
  page: { only: RowState | null; after: number; limit: number },
): Promise<JobRow[]> {
  return rowsOfJob(database.db, jobId, page);
}

/** Stops a job: no further row is made, those that were stay held. */
export async function stopJob(
  { database, clock }: Platform,
  by: DoneBy,
  id: number,
): Promise<"stopped" | "not-running"> {
  const now = clock();
  return database.transact(async (tx) => {
    const job = await lockJob(tx, id);
    if (job?.state !== "running") return "not-running";
    await putStopped(tx, id);
    await trailOfJob(tx, by, job, "job.stopped", now);
    return "stopped";
  });
}

const mayUndo = (job: StoredJob | undefined) =>
  job !== undefined && job.work.kind === "act" && ["running", "held", "stopped"].includes(job.state);

/**
 * Undoes everything of a job that is still held, in one transaction: unsent acts are undone when this returns,
 * however soon it was to leave, and no further row is made. What has left stays.
 */
export async function undoJob(platform: Platform, by: DoneBy, id: number): Promise<"undone" | "released"> {
  const now = platform.clock();
  const undone = await platform.database.transact(async (tx) => {
    const job = await lockJob(tx, id);
    if (job === undefined || !mayUndo(job)) return null;
    const actIds = await heldActIds(tx, id);
    if (actIds.length === 0 && job.state !== "running") return null;
    await undoActs(tx, { by, now }, actIds);
    await putUndone(tx, id);
    await trailOfJob(tx, by, job, "job.undone", now);
    return job;
  });
  if (undone === null) return "released";
  await settleJob(platform, undone);
  return "undone";
}
