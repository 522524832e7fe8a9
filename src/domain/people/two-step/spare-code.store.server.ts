import type { Db, Tx } from "../../../platform/database/database.ts";
import "../people.tables.ts";

/** Gives a person new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  applicantId: number,
  codes: readonly { name: string; hash: string }[],
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("applicant_id", "=", applicantId).execute();
  const rows = codes.map(({ name, hash }) => ({ applicant_id: applicantId, name, code_hash: hash, used_at: null }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

/** The hash of an unused recovery code. */
export async function findRecoveryCode(db: Db, applicantId: number, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("applicant_id", "=", applicantId)
    .where("name", "=", name)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return found?.code_hash ?? null;
}

/** Uses a recovery code up; of many at once one succeeds. */
export async function spendRecoveryCode(db: Db, applicantId: number, name: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("applicant_id", "=", applicantId)
    .where("name", "=", name)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, applicantId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<number>().as("left"))
    .where("applicant_id", "=", applicantId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Keeps the code that is mailed now; the one before it ends. */
export async function replaceMailedCode(tx: Tx, applicantId: number, hash: string, expiresAt: Date): Promise<void> {
  const row = { code_hash: hash, expires_at: expiresAt };
  await tx
    .insertInto("mailed_codes")
    .values({ applicant_id: applicantId, ...row })
    .onConflict((conflict) => conflict.column("applicant_id").doUpdateSet(row))
    .execute();
}

/** The hash of the mailed code, while it is good. */
export async function findMailedCode(db: Db, applicantId: number, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom("mailed_codes")
    .select("code_hash")
    .where("applicant_id", "=", applicantId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.code_hash ?? null;
}

/** Uses a mailed code up; of many at once one succeeds. */
export async function spendMailedCode(db: Db, applicantId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mailed_codes")
    .where("applicant_id", "=", applicantId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
