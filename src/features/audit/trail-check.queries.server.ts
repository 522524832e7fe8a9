import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import "./audit.tables.ts";
import { type Walk, walkBegin } from "./walk-trail.server.ts";

/** Of the check that continues, and of the last one that came to the end. */
type State = "complete" | "under-way";

const getRow = (walk: Walk, at: Date) => ({
  ...{ at, seal_id: walk.sealId, hash: walk.hash, seals: walk.seals, entries: walk.entries },
  ...{ broken_seal_id: walk.broken?.sealId ?? null, broken_sealed_at: walk.broken?.sealedAt ?? null },
});

/** How far a check is; undefined where there is none. */
export async function findWalk(db: Db, state: State): Promise<Walk | undefined> {
  const row = await db.selectFrom("trail_checks").selectAll().where("state", "=", state).executeTakeFirst();
  if (row === undefined) return undefined;
  const { seal_id: sealId, hash, seals, entries, broken_seal_id, broken_sealed_at } = row;
  const broken =
    broken_seal_id === null || broken_sealed_at === null
      ? null
      : { sealId: broken_seal_id, sealedAt: broken_sealed_at };
  return { sealId, hash, seals, entries, broken };
}

export async function keepWalk(db: Db, state: State, walk: Walk, now: Date): Promise<void> {
  const row = getRow(walk, now);
  await db
    .insertInto("trail_checks")
    .values({ state, ...row })
    .onConflict((conflict) => conflict.column("state").doUpdateSet(row))
    .execute();
}

export async function forgetWalkUnderWay(db: Db): Promise<void> {
  await db.deleteFrom("trail_checks").where("state", "=", "under-way").execute();
}

/** From when the days without a check count, before the first one is complete. */
export async function beginTrailChecks(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("trail_checks")
    .values({ state: "complete", ...getRow(walkBegin, now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a seal's entries as they are now, the first and the last one. */
export async function entryRange(db: Db, sealId: number): Promise<{ from: number | null; to: number | null }> {
  return db
    .selectFrom("trail_entries")
    .select([sql<number | null>`min(id)`.as("from"), sql<number | null>`max(id)`.as("to")])
    .where("seal_id", "=", sealId)
    .executeTakeFirstOrThrow();
}

export interface TrailCheck {
  /** When the last complete check ended; before the first one, when checking began. */
  at: Date;
  entries: number;
  /** False when that check or the one that continues found a seal that does not fit. */
  isWhole: boolean;
}

/** The nightly check's state of the trail; undefined before the first start. */
export async function findTrailCheck(db: Db): Promise<TrailCheck | undefined> {
  const rows = await db.selectFrom("trail_checks").select(["state", "at", "entries", "broken_seal_id"]).execute();
  const complete = rows.find(({ state }) => state === "complete");
  if (complete === undefined) return undefined;
  const isWhole = rows.every(({ broken_seal_id }) => broken_seal_id === null);
  return { at: complete.at, entries: complete.entries, isWhole };
}
