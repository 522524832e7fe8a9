import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { keepClock, lockClock } from "./clock-watch.store.ts";

/** An operator says that the clock is right: what waited for that goes on. @returns the moment that is believed now */
export async function confirmClock(database: Database, clock: Clock): Promise<Date> {
  return database.transact(async (tx) => {
    const { databaseNow } = await lockClock(tx);
    const own = clock();
    const now = databaseNow > own ? databaseNow : own;
    await keepClock(tx, { trustedAt: now, seenAt: now, jumpedAt: null });
    return now;
  });
}
