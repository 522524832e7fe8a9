import type { Tx } from "../../../platform/database/database.ts";
import { logFault } from "../../../platform/log/log.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Act } from "../../applications/act/act.schema.ts";
import type { DoneBy } from "../../audit/trail.ts";
import { shareInTransaction } from "../../candidates/page/act.server.ts";
import { type Deciding, holdAct } from "../../decisions/hold/hold-act.server.ts";
import { createTelling, releaseQueue } from "../../decisions/release-acts.server.ts";
import { tellStaff } from "../../notifications/tell-staff.server.ts";
import { keepRunning, putEnded, type StoredJob } from "../bulk-job.store.server.ts";
import { countRows, type Made, putMadeRow, type WaitingRow, waitingRows } from "../row.store.server.ts";

/** The job was stopped, or another process made the row, while this one did: nothing of it stands. */
class NotAnyMore extends Error {}

/** Whom the audit log names for what a job does. */
export function startedBy({ staffId, requestId }: StoredJob): DoneBy {
  return { actor: { kind: "staff", id: staffId }, requestId: requestId ?? `job-of-${staffId}` };
}

type MakeRow = (tx: Tx, row: WaitingRow) => Promise<Made>;

/**
 * Holds the job's act on an application, as it was shown. What leaves at a moment that is past leaves as soon as it
 * may.
 */
function holding(deciding: Deciding, { releaseAt }: StoredJob, act: Act): MakeRow {
  const { now } = deciding.telling;
  const chosen = releaseAt !== null && releaseAt > now ? releaseAt : null;
  return async (tx, { applicationId, shown: seal }) => {
    const result = await holdAct(tx, deciding, { applicationId, act, releaseAt: chosen }, seal ?? "");
    return result.status === "held" ? { actId: result.id } : { code: result.code };
  };
}

function sharing({ clock }: Platform, job: StoredJob, withCv: boolean): MakeRow {
  return async (tx, { applicationId: id }) => {
    const isShared = await shareInTransaction(tx, { by: startedBy(job) }, { id, withCv }, clock());
    return isShared ? null : { code: "gone" };
  };
}

/**
 * Makes one row in a transaction of its own: what it does, and that it is done, stand together or not at all, so that
 * it happens once, whenever the process is killed and however many work on it. The person's rows are locked first, as
 * everywhere (decision 12), then the job's.
 */
async function makeRow({ database, clock }: Platform, job: StoredJob, row: WaitingRow, make: MakeRow): Promise<void> {
  await database.transact(async (tx) => {
    const made = await make(tx, row);
    if (!(await keepRunning(tx, job.id))) throw new NotAnyMore();
    if (!(await putMadeRow(tx, { jobId: job.id, position: row.position }, made, clock()))) throw new NotAnyMore();
  });
}

/** A row that meets a fault is refused, so that it holds up no other. */
async function makeOrRefuse(platform: Platform, job: StoredJob, row: WaitingRow, make: MakeRow): Promise<void> {
  try {
    await makeRow(platform, job, row, make);
  } catch (fault) {
    if (fault instanceof NotAnyMore) return;
    logFault(platform.log, { job: `bulk job ${job.id}, row ${row.position}` }, fault);
    await makeRow(platform, job, row, async () => ({ code: "fault" })).catch((again: unknown) => {
      if (!(again instanceof NotAnyMore)) throw again;
    });
  }
}

/** Rows of a job that are made before other jobs have their turn. */
const rowsATurn = 50;
/** Rows in transactions beside each other. */
const atOnce = 4;
const soonSeconds = 30 * 60;

/** So that acts leave at their moment, and not a minute later. */
async function wakeRelease({ jobs, database, clock }: Platform, leaves: Date | null): Promise<void> {
  const afterSeconds = leaves === null ? 5 * 60 : Math.ceil((leaves.getTime() - clock().getTime()) / 1000);
  if (afterSeconds > 0 && afterSeconds <= soonSeconds) await jobs.send(database.db, releaseQueue, {}, { afterSeconds });
}

/**
 * Makes the next rows of a job that acts or shares.
 * @returns false when none was left
 */
export async function makeRows(
  platform: Platform,
  siteName: () => string,
  job: StoredJob,
  signal: AbortSignal,
): Promise<boolean> {
  const rows = await waitingRows(platform.database.db, job.id, rowsATurn);
  if (rows.length === 0 || job.work.kind === "export") return false;
  const { sealer } = platform;
  const telling = await createTelling(platform, siteName);
  const deciding = { by: startedBy(job), staffId: job.staffId, sealer, telling };
  const { work } = job;
  const make = work.kind === "act" ? holding(deciding, job, work.act) : sharing(platform, job, work.withCv);
  for (let from = 0; from < rows.length; from += atOnce) {
    if (signal.aborted) return true;
    await Promise.all(rows.slice(from, from + atOnce).map((row) => makeOrRefuse(platform, job, row, make)));
  }
  if (work.kind === "act") await wakeRelease(platform, job.releaseAt);
  return true;
}

/** Settles how a job's rows came out, where no row waits any more, and notifies the member of staff who started it. */
export async function settleJob({ database, clock }: Platform, { id, staffId, companyIds }: StoredJob): Promise<void> {
  const counted = (await countRows(database.db, [id])).get(id);
  if (counted === undefined || counted.counts.held > 0) return;
  const now = clock();
  await database.transact(async (tx) => {
    if ((await putEnded(tx, id, counted.counts, now)) !== "done") return;
    const companyId = companyIds[0] ?? null;
    await tellStaff(tx, { to: [staffId], by: null, companyId, about: { kind: "job-done", id } }, now);
  });
}
