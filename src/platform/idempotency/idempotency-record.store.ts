import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import "./idempotency.tables.ts";

/** One request's work. `claim` tells it from others with the same key. */
export interface Errand {
  keyHash: Uint8Array;
  owner: string;
  bodyHash: string;
  claim: Uint8Array;
}

const keptMs = 24 * 60 * 60 * 1000;
/** Longer than any request may take; after that, who claimed it has died. */
const claimMs = 60 * 1000;

/** True for the one that is to do the work: nobody did or does it, or who did it left no answer. */
export async function claim(db: Db, errand: Errand, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("idempotency_records")
    .values({
      key_hash: errand.keyHash,
      owner: errand.owner,
      body_hash: errand.bodyHash,
      claim: errand.claim,
      claimed_until: new Date(now.getTime() + claimMs),
      ends_at: new Date(now.getTime() + keptMs),
      sealed_answer: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet((row) => ({
          body_hash: row.ref("excluded.body_hash"),
          claim: row.ref("excluded.claim"),
          claimed_until: row.ref("excluded.claimed_until"),
          ends_at: row.ref("excluded.ends_at"),
          sealed_answer: null,
        }))
        .where(
          sql<boolean>`idempotency_records.ends_at <= ${now} or (idempotency_records.sealed_answer is null
            and idempotency_records.claimed_until <= ${now} and idempotency_records.body_hash = excluded.body_hash)`,
        ),
    )
    .returning("key_hash")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findAnswer(db: Db, keyHash: Uint8Array) {
  return db
    .selectFrom("idempotency_records")
    .select(["body_hash", "sealed_answer"])
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
}

/** Of one owner so many are kept; nobody creates more in a day. */
export const mostKept = 100;

/** Forgets an owner's oldest answers above {@link mostKept}. */
export async function forgetBeyondMost(db: Db, owner: string): Promise<void> {
  const beyond = db
    .selectFrom("idempotency_records")
    .select("key_hash")
    .where("owner", "=", owner)
    .where("sealed_answer", "is not", null)
    .orderBy("ends_at", "desc")
    .offset(mostKept);
  await db.deleteFrom("idempotency_records").where("key_hash", "in", beyond).execute();
}

/** Changes nothing when somebody else took the work over. */
export async function keepAnswer(db: Db, { keyHash, claim }: Errand, sealed: string): Promise<void> {
  await db
    .updateTable("idempotency_records")
    .set({ sealed_answer: sealed })
    .where("key_hash", "=", keyHash)
    .where("claim", "=", claim)
    .execute();
}

/** Gives the key back, so that the same request may be tried again. */
export async function release(db: Db, { keyHash, claim }: Errand): Promise<void> {
  await db.deleteFrom("idempotency_records").where("key_hash", "=", keyHash).where("claim", "=", claim).execute();
}

/** Removes records that are over; for a job that runs now and then. */
export async function forgetEndedRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_records").where("ends_at", "<=", now).execute();
}

/** How long each answer to these owners is kept yet. */
export async function keptUntil(db: Db, owners: readonly string[]): Promise<Date[]> {
  const rows = await db
    .selectFrom("idempotency_records")
    .select("ends_at")
    .where("owner", "=", sql<string>`any(${[...owners]}::text[])`)
    .orderBy("ends_at")
    .execute();
  return rows.map(({ ends_at }) => ends_at);
}

/** Removes every answer to these owners. */
export async function forgetAnswersTo(tx: Tx, owners: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("idempotency_records")
    .where("owner", "=", sql<string>`any(${[...owners]}::text[])`)
    .execute();
}
