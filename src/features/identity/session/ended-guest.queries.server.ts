import type { Db } from "../../../platform/database/database.ts";
import "../people.tables.ts";

/** Ends a guest's token before its time; `endsAt` is when it would have ended on its own, at the latest. */
export async function endGuest(db: Db, tokenHash: Uint8Array, endsAt: Date): Promise<void> {
  await db
    .insertInto("ended_guests")
    .values({ token_hash: tokenHash, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True for a token whose guest has signed out. */
export async function hasGuestEnded(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const ended = db.selectFrom("ended_guests").select("ends_at").where("token_hash", "=", tokenHash);
  return (await ended.executeTakeFirst()) !== undefined;
}

/** Forgets tokens that have ended by themselves since; for a job. */
export async function forgetEndedGuests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("ended_guests").where("ends_at", "<=", now).execute();
}
