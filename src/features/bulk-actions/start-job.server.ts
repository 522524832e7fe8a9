import type { Tx } from "../../platform/database/database.ts";
import { limitRules } from "../../platform/limits/limit-rules.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordTrails } from "../audit/trail.queries.server.ts";
import type { DoneBy } from "../audit/trail.ts";
import { pastDate, releaseMoment } from "../decisions/hold/hold-act.server.ts";
import { findJob, lockJob, putStarted, type StoredJob } from "./bulk-job.store.server.ts";
import { jobQueue, previewMs, proofAbove } from "./bulk-job.ts";
import type { JobWork } from "./stored-work.server.ts";

/** Who starts a job, and whether their second step was shown lately. */
export interface Starting {
  by: DoneBy;
  staffId: number;
  isProved: boolean;
}

export interface Start {
  id: number;
  /** How many applications it would change, as the member who starts it read or typed it. */
  count: number;
  /** When its acts leave; null: as soon as they may. */
  releaseAt: Date | null;
  /** Confirmed a second time where it ends people with two or three stars. */
  withStarred: boolean;
}

export type Started =
  | { status: "started"; job: StoredJob }
  | { status: "refused"; code: "preview-over" | "count-differs" | "starred" | "bad-moment" | "proof" }
  | { status: "limited"; retryAfter: number };

type Refusal = Extract<Started, { status: "refused" }>["code"];

/** Too far ahead, past, or when what its letters promise is past. */
function isBadMoment(work: JobWork, { releaseAt }: Start, now: Date): boolean {
  if (work.kind !== "act") return releaseAt !== null;
  const leaves = releaseMoment(now, releaseAt);
  return leaves === null || pastDate(work.act, leaves) !== null;
}

/** Why a job is not started; null where it may be. */
function findRefusal(job: StoredJob | undefined, starting: Starting, start: Start, now: Date): Refusal | null {
  if (job === undefined || job.staffId !== starting.staffId || job.state !== "preview") return "preview-over";
  if (now.getTime() >= job.previewedAt.getTime() + previewMs || job.possible === 0) return "preview-over";
  if (start.count !== job.possible) return "count-differs";
  if (job.starred > 0 && !start.withStarred) return "starred";
  if (isBadMoment(job.work, start, now)) return "bad-moment";
  const wantsProof = job.work.kind === "export" || job.possible > proofAbove;
  return wantsProof && !starting.isProved ? "proof" : null;
}

const needed = { act: "candidate.act", share: "candidate.share", export: "candidate.export" } as const;

/** The audit log's entries for a job: one for each company. */
export async function trailOfJob(
  tx: Tx,
  by: DoneBy,
  { id, companyIds, work }: Pick<StoredJob, "id" | "companyIds" | "work">,
  action: "job.started" | "job.stopped" | "job.undone",
  now: Date,
): Promise<void> {
  const fields = [work.kind === "act" ? work.act.kind : work.kind];
  const reason = work.kind === "export" ? { reason: work.reason } : {};
  const entry = { ...by, action, needed: needed[work.kind], thing: { kind: "job" as const, id }, fields, ...reason };
  await recordTrails(
    tx,
    companyIds.map((companyId) => ({ ...entry, companyId })),
    now,
  );
}

/**
 * Starts what a preview showed. Its rows are made in the background, each once; they leave no sooner than one act
 * alone would.
 */
export async function startJob(platform: Platform, starting: Starting, start: Start): Promise<Started> {
  const { database, jobs, limits, clock } = platform;
  const now = clock();
  const seen = await findJob(database.db, start.id);
  const refusal = findRefusal(seen, starting, start, now);
  if (refusal !== null) return { status: "refused", code: refusal };
  const keys = [`staff:${starting.staffId}`];
  if (seen?.work.kind === "export") {
    const verdict = await limits.take(limitRules.candidateExports, keys);
    if (verdict.status === "limited") return verdict;
  }
  return database.transact(async (tx) => {
    const job = await lockJob(tx, start.id);
    const late = findRefusal(job, starting, start, now);
    if (job === undefined || late !== null) return { status: "refused", code: late ?? "preview-over" };
    await putStarted(tx, job.id, { requestId: starting.by.requestId, releaseAt: start.releaseAt, now });
    await trailOfJob(tx, starting.by, job, "job.started", now);
    await jobs.send(tx, jobQueue, {});
    return { status: "started", job: { ...job, state: "running", startedAt: now } };
  });
}
