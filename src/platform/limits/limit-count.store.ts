import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import "./limits.tables.ts";

/** By how much a clock may be ahead before what it wrote is no longer believed. */
export const clockSlackSeconds = 60 * 60;

export interface Limit {
  key: Uint8Array;
  most: number;
  seconds: number;
}

/**
 * A window that ends much later than one that begins now is of a clock that was ahead, and blocks nobody until then.
 * Clocks of several processes are never quite the same, and a try may have begun a moment before another one's window.
 */
const latestEnd = (now: Date, seconds: number) => new Date(now.getTime() + (seconds + clockSlackSeconds) * 1000);

/**
 * Counts one and says true, or false when `most` are counted already. One statement, so that any number of tries at
 * once, in any number of processes, cannot pass together.
 */
export async function countOne(db: Db, { key, most, seconds }: Limit, now: Date): Promise<boolean> {
  const end = new Date(now.getTime() + seconds * 1000);
  const isOver = sql<boolean>`(limit_counts.ends_at <= ${now} or limit_counts.ends_at > ${latestEnd(now, seconds)})`;
  const counted = await db
    .insertInto("limit_counts")
    .values({ key, count: 1, ends_at: end })
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

/** The window that is counted in now; undefined where none is. */
export async function findWindow(
  db: Db,
  { key, seconds }: Limit,
  now: Date,
): Promise<{ count: number; ends_at: Date } | undefined> {
  return db
    .selectFrom("limit_counts")
    .select(["count", "ends_at"])
    .where("key", "=", key)
    .where("ends_at", "<=", latestEnd(now, seconds))
    .executeTakeFirst();
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

/** Begins again, as if nothing had been counted. */
export async function forgetCount(db: Db, key: Uint8Array): Promise<void> {
  await db.deleteFrom("limit_counts").where("key", "=", key).execute();
}

/** Those of some counts whose time is not over. */
export async function countsNow(
  db: Db,
  limits: readonly Limit[],
  now: Date,
): Promise<{ key: Uint8Array; count: number }[]> {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .selectFrom("limit_counts")
    .select(["key", "count", "ends_at"])
    .where("key", "in", keys)
    .where("ends_at", ">", now)
    .execute();
  const getSeconds = (key: Uint8Array) => limits.find((limit) => Buffer.compare(limit.key, key) === 0)?.seconds ?? 0;
  return rows.filter((row) => row.ends_at <= latestEnd(now, getSeconds(row.key)));
}

/** Removes expired counts; for a periodic job. */
export async function forgetOldCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("limit_counts").where("ends_at", "<", now).execute();
}
