import { randomUUID } from "node:crypto";
import type { Db } from "../database/database.ts";
import "./installation.tables.ts";

/** What this database says of its installation, the same in all processes; made when it is first asked for. */
export async function installation(db: Db) {
  await db
    .insertInto("installation")
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.column("is_only").doNothing())
    .execute();
  return db.selectFrom("installation").selectAll().executeTakeFirstOrThrow();
}

export async function rememberStore(db: Db): Promise<void> {
  await db.updateTable("installation").set({ has_store: true }).where("has_store", "=", false).execute();
}

export async function rememberSecret(db: Db, mark: Uint8Array): Promise<void> {
  await db.updateTable("installation").set({ secret_mark: mark }).execute();
}
