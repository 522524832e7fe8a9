import "./idempotency.tables.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import type { PersonalData } from "../personal-data.ts";

/** One request's work. */
export interface Errand {
  keyHash: Uint8Array;
  owner: string;
  bodyHash: string;
}

const keptMs = 24 * 60 * 60 * 1000;
/** A record's size beside its answer. */
const rowBytes = 256;

/** So much is kept of the answers to one owner (16 MiB): tens of thousands of small ones. */
export const quotaBytes = 16 * 1024 * 1024;

/**
 * Makes the work this transaction's: anyone who has the same key waits here until it ends, also in another process, and
 * with a process that dies the transaction is undone.
 * @returns false where the key has an answer by now
 */
export async function claim(tx: Tx, { keyHash, owner, bodyHash }: Errand, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + keptMs);
  const claimed = await tx
    .insertInto("idempotency_records")
    .values({ key_hash: keyHash, owner, body_hash: bodyHash, ends_at: endsAt, sealed_answer: null })
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet({ body_hash: bodyHash, claim: Buffer.alloc(0), ends_at: endsAt, sealed_answer: null })
        .where(sql<boolean>`idempotency_records.ends_at <= ${now} or idempotency_records.sealed_answer is null`),
    )
    .returning("key_hash")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The answer to a key, while it is kept. */
export async function findAnswer(db: Db, keyHash: Uint8Array, now: Date) {
  return db
    .selectFrom("idempotency_records")
    .select(["body_hash", "sealed_answer"])
    .where("key_hash", "=", keyHash)
    .where("ends_at", ">", now)
    .executeTakeFirst();
}

/** Keeps the answer to what this transaction claimed. */
export async function keepAnswer(tx: Tx, { keyHash }: Errand, sealed: string): Promise<void> {
  await tx
    .updateTable("idempotency_records")
    .set({ sealed_answer: sealed, bytes: Buffer.byteLength(sealed) + rowBytes })
    .where("key_hash", "=", keyHash)
    .execute();
}

/** Gives the key back, so that the same request may be tried again. */
export async function release(tx: Tx, { keyHash }: Errand): Promise<void> {
  await tx.deleteFrom("idempotency_records").where("key_hash", "=", keyHash).execute();
}

/** Forgets an owner's oldest answers above the quota. */
export async function forgetAboveQuota(db: Db, owner: string, quota: number): Promise<void> {
  await sql`delete from idempotency_records using (
      select key_hash, sum(bytes) over (order by ends_at desc, key_hash) as so_far
      from idempotency_records where owner = ${owner} and sealed_answer is not null
    ) as counted
    where idempotency_records.key_hash = counted.key_hash and so_far > ${quota}`.execute(db);
}

/** Removes records that are over; for a job that runs now and then. */
export async function forgetEndedRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_records").where("ends_at", "<=", now).execute();
}

/** How long each answer to these owners is kept yet. */
async function keptUntil(db: Db, owners: readonly string[]): Promise<Date[]> {
  const rows = await db
    .selectFrom("idempotency_records")
    .select("ends_at")
    .where("owner", "=", sql<string>`any(${[...owners]}::text[])`)
    .orderBy("ends_at")
    .execute();
  return rows.map(({ ends_at }) => ends_at);
}

/** Removes every answer to these owners. */
async function forgetAnswersTo(tx: Tx, owners: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("idempotency_records")
    .where("owner", "=", sql<string>`any(${[...owners]}::text[])`)
    .execute();
}

/** Answers stored for a repeated request: sealed, so the export says that they exist and until when. */
export const idempotencyPersonalData: PersonalData = {
  tables: ["idempotency_records"],
  async tell(db, { tokenKeys }) {
    return [{ name: "kept-answers", data: (await keptUntil(db, tokenKeys)).map((until) => ({ until })) }];
  },
  async erase(tx, { tokenKeys }) {
    await forgetAnswersTo(tx, tokenKeys);
    return [];
  },
};
