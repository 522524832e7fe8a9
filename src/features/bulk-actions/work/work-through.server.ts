import { logFault } from "../../../platform/log/log.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  endingJobs,
  forgetOldFiles,
  forgetPreviews,
  putMade,
  type StoredJob,
  unfinishedJobs,
} from "../bulk-job.store.server.ts";
import { jobQueue } from "../bulk-job.ts";
import { exportRows, makeFile } from "./export-rows.server.ts";
import { makeRows, settleJob } from "./make-rows.server.ts";

/** The next part of a job: rows made; then what follows the last. */
export async function workOn(
  platform: Platform,
  siteName: () => string,
  job: StoredJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = platform.database;
  const { work } = job;
  const isMore =
    work.kind === "export" ? await exportRows(platform, job, work) : await makeRows(platform, siteName, job, signal);
  if (isMore) return;
  if (work.kind === "export") await makeFile(platform, job, work);
  await putMade(db, job.id);
  await settleJob(platform, job);
}

/**
 * Works on all jobs in turn, a part of each at a time, until nothing is left: a large one holds up no small one. One
 * that meets a fault is left for the next minute.
 */
export async function workThrough(platform: Platform, siteName: () => string, signal: AbortSignal): Promise<void> {
  const faulty = new Set<number>();
  for (;;) {
    const unfinished = (await unfinishedJobs(platform.database.db)).filter(({ id }) => !faulty.has(id));
    if (unfinished.length === 0) return;
    for (const job of unfinished) {
      if (signal.aborted) return;
      await workOn(platform, siteName, job, signal).catch((fault: unknown) => {
        logFault(platform.log, { job: `bulk job ${job.id}` }, fault);
        faulty.add(job.id);
      });
    }
  }
}

/** Settles jobs whose last act has left. */
export async function settle(platform: Platform): Promise<void> {
  for (const job of await endingJobs(platform.database.db)) await settleJob(platform, job);
}

/** Deletes what has expired: previews that nobody started, files to be downloaded. */
export async function tidy({ database, clock }: Platform): Promise<void> {
  await forgetPreviews(database.db, clock());
  await forgetOldFiles(database.db, clock());
}

/** The job of each minute: settles what has finished, and restarts what a killed process left behind. */
export async function resumeJobs(platform: Platform): Promise<void> {
  const { jobs, database } = platform;
  await settle(platform);
  if ((await unfinishedJobs(database.db)).length > 0) await jobs.send(database.db, jobQueue, {});
}
