import { createHash } from "node:crypto";
import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { forgetSeals, lastSeal, lockSealing, putSeal, type Seal, sealsAfter } from "./seal.store.server.ts";
import { sealedEntries, unsealedEntries } from "./trail.store.server.ts";
import type { TrailEntry } from "./trail.ts";

/** What the first seal stands on. */
const nothingBefore = new Uint8Array(32);

const entriesASeal = 5_000;

/** SHA-256 over the seal before and each entry, field by field in this order. */
function sealHash(previous: Uint8Array, entries: readonly TrailEntry[]): Uint8Array {
  const hash = createHash("sha256").update(previous);
  for (const { id, at, actor, needed, action, thing, companyId, reason, requestId, fields, applicantIds } of entries) {
    const told = [id, at.toISOString(), actor.kind, actor.id, needed, action, thing?.kind ?? null, thing?.id ?? null];
    hash.update(`${JSON.stringify([...told, companyId, reason, requestId, fields, applicantIds])}\n`);
  }
  return new Uint8Array(hash.digest());
}

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
    const hash = sealHash(previous, entries);
    await putSeal(
      tx,
      { sealedAt: clock(), entries: entries.length, previous, hash },
      entries.map(({ id }) => id),
    );
    log.info({ trailSeal: Buffer.from(hash).toString("hex"), entries: entries.length }, "trail sealed");
    return entries.length;
  });
}

export type Verified =
  | { status: "whole"; seals: number; entries: number }
  /** The first seal that does not fit what it was put on, or the seal before it. */
  | { status: "broken"; sealId: number; sealedAt: Date };

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

async function isWhole(db: Db, seal: Seal, before: Seal | undefined): Promise<boolean> {
  if (before !== undefined && !isSame(before.hash, seal.previous)) return false;
  return isSame(sealHash(seal.previous, await sealedEntries(db, seal.id)), seal.hash);
}

/** Computes every seal anew, the oldest that is kept first. */
export async function verifyTrail(db: Db): Promise<Verified> {
  let before: Seal | undefined;
  let seals = 0;
  let entries = 0;
  for (;;) {
    const page = await sealsAfter(db, before?.id ?? 0, 100);
    if (page.length === 0) return { status: "whole", seals, entries };
    for (const seal of page) {
      if (!(await isWhole(db, seal, before))) return { status: "broken", sealId: seal.id, sealedAt: seal.sealedAt };
      before = seal;
      seals += 1;
      entries += seal.entries;
    }
  }
}

const keptMonths = 36;

/** Forgets what is older than the trail is kept. */
export async function forgetOldTrail({ database: { db }, clock }: Pick<Platform, "database" | "clock">) {
  const from = new Date(clock());
  from.setUTCMonth(from.getUTCMonth() - keptMonths);
  await forgetSeals(db, from);
}

/** Seals every minute, and forgets once a day; before `jobs.start()`. */
export async function workOnTrail(platform: Platform): Promise<void> {
  await platform.jobs.schedule("trail-seal", "* * * * *", "any-clock", async () => void (await sealTrail(platform)));
  await platform.jobs.schedule("trail-forget", "23 3 * * *", "erases", () => forgetOldTrail(platform));
}
