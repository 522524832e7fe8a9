import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import type { KeptClock } from "./clock-state.ts";
import "./clock-watch.tables.ts";

const columns = ["trusted_at as trustedAt", "seen_at as seenAt", "jumped_at as jumpedAt"] as const;

/** The stored clock; undefined before the first check. */
export async function findClock(db: Db): Promise<KeptClock | undefined> {
  return db.selectFrom("clock_watch").select(columns).executeTakeFirst();
}

/** The same, held until the transaction ends, and what the database's own clock says. */
export async function lockClock(tx: Tx): Promise<{ kept: KeptClock | undefined; databaseNow: Date }> {
  const clock = await tx.selectFrom("clock_watch").select(columns).forUpdate().executeTakeFirst();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return { kept: clock, databaseNow: rows[0]?.now ?? new Date(0) };
}

export async function keepClock(tx: Tx, { trustedAt, seenAt, jumpedAt }: KeptClock): Promise<void> {
  const row = { trusted_at: trustedAt, seen_at: seenAt, jumped_at: jumpedAt };
  await tx
    .insertInto("clock_watch")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
