import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import "./audit.tables.ts";

export interface Seal {
  id: number;
  sealedAt: Date;
  entries: number;
  previous: Uint8Array;
  hash: Uint8Array;
}

const sealColumns = ["id", "sealed_at as sealedAt", "entries", "previous", "hash"] as const;

/** Of several processes one seals at a time, until its transaction ends. */
export async function lockSealing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trail-seals'))`.execute(tx);
}

export async function lastSeal(db: Db): Promise<Seal | undefined> {
  return db.selectFrom("trail_seals").select(sealColumns).orderBy("id", "desc").limit(1).executeTakeFirst();
}

/** Puts a seal on entries. */
export async function putSeal(tx: Tx, seal: Omit<Seal, "id">, entryIds: readonly number[]): Promise<void> {
  const { sealedAt: sealed_at, entries, previous, hash } = seal;
  const { id } = await tx
    .insertInto("trail_seals")
    .values({ sealed_at, entries, previous, hash })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("trail_entries")
    .set({ seal_id: id })
    .where("id", "in", [...entryIds])
    .execute();
}

/** Seals after one, the oldest first. */
export async function sealsAfter(db: Db, id: number, limit: number): Promise<Seal[]> {
  return db.selectFrom("trail_seals").select(sealColumns).where("id", ">", id).orderBy("id").limit(limit).execute();
}

/** True while a seal is kept that is this one or older. */
export async function hasSealUpTo(db: Db, id: number): Promise<boolean> {
  return (
    (await db.selectFrom("trail_seals").select("id").where("id", "<=", id).limit(1).executeTakeFirst()) !== undefined
  );
}

export async function findSeal(db: Db, id: number): Promise<Seal | undefined> {
  return db.selectFrom("trail_seals").select(sealColumns).where("id", "=", id).executeTakeFirst();
}

/** Takes seals away that are older, with their entries; never one whose predecessor stays, whatever clock dated it. */
export async function forgetSeals(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("trail_seals")
    .where("sealed_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("trail_seals as older")
            .select("older.id")
            .whereRef("older.id", "<", "trail_seals.id")
            .where("older.sealed_at", ">=", before),
        ),
      ),
    )
    .execute();
}
