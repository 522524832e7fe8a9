import type { Db, Tx } from "../../../platform/database/database.ts";
import "../people.tables.ts";
import type { Principal } from "../principal.ts";
import { columnOf, columnsOf } from "../principal-columns.ts";

/** Gives a person new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  principal: Principal,
  codes: readonly { name: string; hash: string }[],
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where(columnOf(principal), "=", principal.id).execute();
  const rows = codes.map(({ name, hash }) => ({ ...columnsOf(principal), name, code_hash: hash, used_at: null }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

/** The hash of an unused recovery code. */
export async function findRecoveryCode(db: Db, principal: Principal, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where(columnOf(principal), "=", principal.id)
    .where("name", "=", name)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return found?.code_hash ?? null;
}

/** Uses a recovery code up; of many at once one succeeds. */
export async function spendRecoveryCode(db: Db, principal: Principal, name: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where(columnOf(principal), "=", principal.id)
    .where("name", "=", name)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, principal: Principal): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<number>().as("left"))
    .where(columnOf(principal), "=", principal.id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Keeps the code that is mailed now; the one before it ends. */
export async function replaceMailedCode(tx: Tx, principal: Principal, hash: string, expiresAt: Date): Promise<void> {
  const row = { code_hash: hash, expires_at: expiresAt };
  await tx
    .insertInto("mailed_codes")
    .values({ ...columnsOf(principal), ...row })
    .onConflict((conflict) => conflict.column(columnOf(principal)).doUpdateSet(row))
    .execute();
}

/** The hash of the mailed code, while it is good. */
export async function findMailedCode(db: Db, principal: Principal, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom("mailed_codes")
    .select("code_hash")
    .where(columnOf(principal), "=", principal.id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.code_hash ?? null;
}

/** Uses a mailed code up; of many at once one succeeds. */
export async function spendMailedCode(db: Db, principal: Principal, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mailed_codes")
    .where(columnOf(principal), "=", principal.id)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
