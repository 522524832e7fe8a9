import type { Platform } from "../../platform/platform.ts";
import type { DoneBy } from "../audit/trail.ts";
import { undoActs } from "../decisions/hold/undo-acts.server.ts";
import { lockJob, putStopped, putUndone, type StoredJob } from "./bulk-job.store.server.ts";
import { heldActIds } from "./row.store.server.ts";
import { trailOfJob } from "./start-job.server.ts";
import { settleJob } from "./work/settle-job.server.ts";

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
 * Takes back all of a job that is held still, in one transaction: what nobody was told is undone when this returns,
 * however soon it was to leave, and no further row is made. What has left stays.
 */
export async function undoJob(platform: Platform, by: DoneBy, id: number): Promise<"undone" | "released"> {
  const now = platform.clock();
  const undone = await platform.database.transact(async (tx) => {
    const job = await lockJob(tx, id);
    if (job === undefined || !mayUndo(job)) return null;
    const held = await heldActIds(tx, id);
    if (held.length === 0 && job.state !== "running") return null;
    await undoActs(tx, { by, now }, held);
    await putUndone(tx, id);
    await trailOfJob(tx, by, job, "job.undone", now);
    return job;
  });
  if (undone === null) return "released";
  await settleJob(platform, undone);
  return "undone";
}
