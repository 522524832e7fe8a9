import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import "./limits.tables.ts";

export interface Limit {
  key: Uint8Array;
  most: number;
  seconds: number;
}

/**
 * Counts one and says true, or false when `most` are counted already. One statement, so that any number of tries at
 * once, in any number of processes, cannot pass together.
 */
export async function countOne(db: Db, { key, most, seconds }: Limit, now: Date): Promise<boolean> {
  const isOver = sql<boolean>`limit_counts.ends_at <= ${now}`;
  const counted = await db
    .insertInto("limit_counts")
    .values({ key, count: 1, ends_at: new Date(now.getTime() + seconds * 1000) })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          count: sql`case when ${isOver} then 1 else limit_counts.count + 1 end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else limit_counts.ends_at end`,
        })
        .where(sql<boolean>`${isOver} or limit_counts.count < ${most}`),
    )
    .returning("count")
    .executeTakeFirst();
  return counted !== undefined;
}

export async function windowOf(db: Db, key: Uint8Array): Promise<{ count: number; ends_at: Date } | undefined> {
  return db.selectFrom("limit_counts").select(["count", "ends_at"]).where("key", "=", key).executeTakeFirst();
}

export async function takeOneBack(db: Db, key: Uint8Array, now: Date): Promise<void> {
  await db
    .updateTable("limit_counts")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", key)
    .where("count", ">", 0)
    .where("ends_at", ">", now)
    .execute();
}

/** Begins anew, as if nothing had been counted. */
export async function forgetCount(db: Db, key: Uint8Array): Promise<void> {
  await db.deleteFrom("limit_counts").where("key", "=", key).execute();
}

/** Those of some counts whose time is not over. */
export async function countsNow(
  db: Db,
  keys: readonly Uint8Array[],
  now: Date,
): Promise<{ key: Uint8Array; count: number }[]> {
  return db
    .selectFrom("limit_counts")
    .select(["key", "count"])
    .where("key", "in", keys)
    .where("ends_at", ">", now)
    .execute();
}

/** Removes counts whose time is over; for a job that runs now and then. */
export async function forgetOldCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("limit_counts").where("ends_at", "<", now).execute();
}
