import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSeal, forgetSeals, hasSealUpTo, lastSeal, lockSealing, putSeal } from "./seal.store.server.ts";
import { unsealedEntries } from "./trail.queries.server.ts";
import { entryRange, findWalk, forgetWalkUnderWay, keepWalk } from "./trail-check.queries.server.ts";
import { createSealHash, isSameHash, type Walk, walkBegin, walkOn } from "./walk-trail.server.ts";

/** The value that the first seal continues from. */
const nothingBefore = new Uint8Array(32);

const entriesASeal = 5_000;

/**
 * Seals what the trail has got since the last seal (recruiting §11), by a hash of it and of that seal. The hash goes
 * into the log too, outside the database: who cuts the newest seals off there would have to reach it as well.
 * @returns how many entries were sealed
 */
export async function sealTrail({ database, clock, log }: Pick<Platform, "database" | "clock" | "log">) {
  return database.transact(async (tx) => {
    await lockSealing(tx);
    const entries = await unsealedEntries(tx, entriesASeal);
    if (entries.length === 0) return 0;
    const previous = (await lastSeal(tx))?.hash ?? nothingBefore;
    const hash = createSealHash(previous).add(entries).digest();
    await putSeal(
      tx,
      { sealedAt: clock(), entries: entries.length, previous, hash },
      entries.map(({ id }) => id),
    );
    log.info({ trailSeal: Buffer.from(hash).toString("hex"), entries: entries.length }, "trail sealed");
    return entries.length;
  });
}

const keptMonths = 36;

/** Forgets what is older than the trail is kept. */
export async function forgetOldTrail({ database: { db }, clock }: Pick<Platform, "database" | "clock">) {
  const from = new Date(clock());
  from.setUTCMonth(from.getUTCMonth() - keptMonths);
  await forgetSeals(db, from);
}

type Parts = Pick<Platform, "database" | "clock" | "log">;

/** The job that checks the trail. */
export const checkJob = "trail-check";

/** A check that takes longer is gone on with by the next job. */
const budgetMs = 5 * 60_000;

/** Of a check that stops on its way, or comes to the end. */
type Checked = "stopped" | "complete";

async function logBroken({ log, database: { db } }: Parts, broken: NonNullable<Walk["broken"]>): Promise<void> {
  const { sealId, sealedAt } = broken;
  log.error(
    { job: checkJob, sealId, sealedAt, entries: await entryRange(db, sealId) },
    "the sealed trail is not whole: this is the first seal that does not fit",
  );
}

/**
 * The last seal of the check before, where it is gone or another one though older ones are kept: all was sealed again,
 * or cut off.
 */
async function missingSeal(db: Db, { clock }: Parts): Promise<Walk["broken"]> {
  const last = await findWalk(db, "complete");
  if (last === undefined || last.sealId === 0) return null;
  const seal = await findSeal(db, last.sealId);
  if (seal === undefined)
    return (await hasSealUpTo(db, last.sealId)) ? { sealId: last.sealId, sealedAt: clock() } : null;
  return isSameHash(seal.hash, last.hash) ? null : { sealId: seal.id, sealedAt: seal.sealedAt };
}

async function complete(parts: Parts, walked: Walk): Promise<void> {
  const { database, clock, log } = parts;
  const missing = walked.broken === null ? await missingSeal(database.db, parts) : null;
  if (missing !== null) await logBroken(parts, missing);
  const walk = { ...walked, broken: walked.broken ?? missing };
  await database.transact(async (tx) => {
    await keepWalk(tx, "complete", walk, clock());
    await forgetWalkUnderWay(tx);
  });
  if (walk.broken !== null) return;
  log.info({ job: checkJob, seals: walk.seals, entries: walk.entries }, "the sealed trail is whole");
}

/**
 * Checks all seals, from where the last check stopped or from the oldest one on, and keeps after each few how far it
 * is.
 * @param mayGoOn false: it stops there
 */
export async function checkTrail(parts: Parts, mayGoOn: () => boolean): Promise<Checked> {
  const { database, clock } = parts;
  let walk = (await findWalk(database.db, "under-way")) ?? walkBegin;
  for (;;) {
    if (!mayGoOn()) return "stopped";
    const next = await walkOn(database.db, walk);
    if (next === null) break;
    if (walk.broken === null && next.broken !== null) await logBroken(parts, next.broken);
    await keepWalk(database.db, "under-way", next, clock());
    walk = next;
  }
  await complete(parts, walk);
  return "complete";
}

/** The job: checks all seals, in as many jobs as it takes. */
export async function checkTrailInParts(platform: Platform, signal: AbortSignal): Promise<void> {
  const until = performance.now() + budgetMs;
  const checked = await checkTrail(platform, () => !signal.aborted && performance.now() < until);
  if (checked === "stopped" && !signal.aborted) await platform.jobs.sendOnce(checkJob, { afterSeconds: 0 });
}
