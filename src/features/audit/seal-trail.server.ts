import type { Platform } from "../../platform/platform.ts";
import { forgetSeals, lastSeal, lockSealing, putSeal } from "./seal.store.server.ts";
import { createSealHash } from "./seal-hash.ts";
import { unsealedEntries } from "./trail.queries.server.ts";

/** What the first seal stands on. */
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
