import { forgetEndedRecords } from "../platform/idempotency/idempotency-record.store.ts";
import { forgetOldCounts } from "../platform/limits/limit-count.store.ts";
import type { Platform } from "../platform/platform.ts";
import { forgetUsedSolutions } from "../platform/security/used-solution.store.ts";

/** Forgets what the platform keeps for a while: solved captchas, counts, answers to keys, bodies that stayed incomplete. */
export async function forgetEnded({ database: { db }, clock, bodies }: Platform): Promise<void> {
  await forgetUsedSolutions(db, clock());
  await forgetOldCounts(db, clock());
  await forgetEndedRecords(db, clock());
  await bodies.incoming.sweep(clock());
}
