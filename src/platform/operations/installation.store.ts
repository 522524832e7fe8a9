import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../database/database.ts";
import "./installation.tables.ts";

/** Gives this installation another name: two that were one must not both own a store. @returns the name */
export async function renewInstallation(tx: Tx): Promise<string> {
  await tx.deleteFrom("installation").execute();
  return (await installation(tx)).id;
}

/** The database's installation id, the same in all processes; created on first use. */
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
