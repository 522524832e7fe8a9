import type { Platform } from "../../../platform/platform.ts";
import type { DoneBy } from "../../audit/audit.ts";
import { lockJob, putStopped, putUndone, type StoredJob } from "../bulk-job.store.server.ts";
import { jobQueue } from "../job-queue.ts";
import { heldActIds } from "../row.store.server.ts";
import { trailOfJob } from "./start-job.server.ts";

interface Ending {
  by: DoneBy;
  staffId: number;
}

/** Stops a job: no further row is made, those that were stay held. */
export async function stopJob(
  { database, clock }: Platform,
  { by }: Ending,
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
 * Takes back all of a job that is held still: no further row is made, and what was held was never told. What has left
 * stays. Acts are taken back in the background, many at once.
 */
export async function undoJob(
  { database, clock, jobs }: Platform,
  { by, staffId }: Ending,
  id: number,
): Promise<"undone" | "released"> {
  const now = clock();
  return database.transact(async (tx) => {
    const job = await lockJob(tx, id);
    if (job === undefined || !mayUndo(job)) return "released";
    const hasHeld = (await heldActIds(tx, id, 1)).length > 0;
    if (!hasHeld && job.state !== "running") return "released";
    await putUndone(tx, id, { staffId, requestId: by.requestId });
    await trailOfJob(tx, by, job, "job.undone", now);
    await jobs.send(tx, jobQueue, {});
    return "undone";
  });
}
