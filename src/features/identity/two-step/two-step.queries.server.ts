import "../people.tables.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Principal } from "../principal.ts";
import { getColumn, getColumns, principalOfRow } from "../principal-columns.ts";

/** Two-step sign-in of one person: being set up, or on since `activatedAt`. */
export interface TwoStep {
  sealedSecret: string;
  createdAt: Date;
  activatedAt: Date | null;
  /** When it ends, once that was asked for after a reset. */
  endsAt: Date | null;
}

export async function findTwoStep(db: Db, principal: Principal): Promise<TwoStep | undefined> {
  return db
    .selectFrom("two_steps")
    .select(["sealed_secret as sealedSecret", "created_at as createdAt"])
    .select(["activated_at as activatedAt", "ends_at as endsAt"])
    .where(getColumn(principal), "=", principal.id)
    .executeTakeFirst();
}

/** How many accounts sign in in two steps. */
export async function countTwoStepAccounts(db: Db): Promise<number> {
  const count = db.selectFrom("two_steps").select(({ fn }) => fn.countAll().as("accounts"));
  return Number((await count.where("activated_at", "is not", null).executeTakeFirstOrThrow()).accounts);
}

/** Keeps the secret of a set-up that begins; one that is on stays as it is. */
export async function insertPending(db: Db, principal: Principal, sealedSecret: string, now: Date): Promise<void> {
  const row = { sealed_secret: sealedSecret, created_at: now, activated_at: null };
  await db
    .insertInto("two_steps")
    .values({ ...getColumns(principal), ...row })
    .onConflict((conflict) =>
      conflict.column(getColumn(principal)).doUpdateSet(row).where("two_steps.activated_at", "is", null),
    )
    .execute();
}

/** Turns on what was set up with this secret; of many at once one succeeds. */
export async function activatePending(
  tx: Tx,
  principal: Principal,
  { sealedSecret, step }: { sealedSecret: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ activated_at: now, last_step: step })
    .where(getColumn(principal), "=", principal.id)
    .where("sealed_secret", "=", sealedSecret)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a step's code; of many at once one succeeds, and no earlier step's code comes after it. */
export async function takeStep(db: Db, principal: Principal, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_steps")
    .set({ last_step: step })
    .where(getColumn(principal), "=", principal.id)
    .where("activated_at", "is not", null)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Holds it before its codes, in the order in which its end does: else two who change it wait for each other.
 * @returns whether it is on
 */
export async function lockTwoStep(tx: Tx, principal: Principal): Promise<boolean> {
  const row = tx.selectFrom("two_steps").select("created_at").where(getColumn(principal), "=", principal.id);
  return (await row.where("activated_at", "is not", null).forUpdate().executeTakeFirst()) !== undefined;
}

/** Turns it off, with every code that belongs to it. True when it was on. */
export async function deleteTwoStep(tx: Tx, principal: Principal): Promise<boolean> {
  await lockTwoStep(tx, principal);
  await tx.deleteFrom("recovery_codes").where(getColumn(principal), "=", principal.id).execute();
  await tx.deleteFrom("mailed_codes").where(getColumn(principal), "=", principal.id).execute();
  return deleteApp(tx, principal);
}

/** Takes the app away and leaves the recovery codes, which stand in for whatever else is shown. True when it was on. */
export async function deleteApp(tx: Tx, principal: Principal): Promise<boolean> {
  const gone = tx
    .deleteFrom("two_steps")
    .where(getColumn(principal), "=", principal.id)
    .where("activated_at", "is not", null);
  return (await gone.executeTakeFirst()).numDeletedRows === 1n;
}

/** Lets it end at a moment. True when it is on and no end was asked for before. */
export async function askToEnd(tx: Tx, principal: Principal, endsAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ ends_at: endsAt })
    .where(getColumn(principal), "=", principal.id)
    .where("activated_at", "is not", null)
    .where("ends_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the wish that it end back. True when there was one. */
export async function keepOn(tx: Tx, principal: Principal): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ ends_at: null })
    .where(getColumn(principal), "=", principal.id)
    .where("ends_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose is to end by now. */
export async function endingBefore(db: Db, now: Date): Promise<Principal[]> {
  const due = db
    .selectFrom("two_steps")
    .select(["applicant_id as applicantId", "staff_id as staffId"])
    .where("ends_at", "<=", now)
    .orderBy("ends_at");
  return (await due.execute()).map(principalOfRow);
}

/** Holds one that is still to end by now; false when it is not. */
export async function lockEnding(tx: Tx, principal: Principal, now: Date): Promise<boolean> {
  const row = tx.selectFrom("two_steps").select("created_at").where(getColumn(principal), "=", principal.id);
  return (await row.where("ends_at", "<=", now).forUpdate().executeTakeFirst()) !== undefined;
}

/** Forgets a set-up that was only begun: anyone who began it knows its secret. */
export async function forgetSetUp(tx: Tx, principal: Principal): Promise<void> {
  await tx
    .deleteFrom("two_steps")
    .where(getColumn(principal), "=", principal.id)
    .where("activated_at", "is", null)
    .execute();
}

/** Removes set-ups that were begun and mailed codes that ended before; for a job. */
export async function forgetUnfinished(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("two_steps").where("activated_at", "is", null).where("created_at", "<", before).execute();
  await db.deleteFrom("mailed_codes").where("expires_at", "<", before).execute();
}

/** When two-step sign-in may be offered again; null for at once. */
export async function askAgainAt(db: Db, applicantId: number): Promise<Date | null> {
  const found = await db
    .selectFrom("applicants")
    .select("two_step_asked_again_at")
    .where("id", "=", applicantId)
    .executeTakeFirst();
  return found?.two_step_asked_again_at ?? null;
}

export async function setAskAgainAt(db: Db, applicantId: number, at: Date): Promise<void> {
  await db.updateTable("applicants").set({ two_step_asked_again_at: at }).where("id", "=", applicantId).execute();
}

/** Gives a person new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  principal: Principal,
  codes: readonly { name: string; hash: string }[],
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where(getColumn(principal), "=", principal.id).execute();
  const rows = codes.map(({ name, hash }) => ({ ...getColumns(principal), name, code_hash: hash, used_at: null }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

/** The hash of an unused recovery code. */
export async function findRecoveryCode(db: Db, principal: Principal, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where(getColumn(principal), "=", principal.id)
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
    .where(getColumn(principal), "=", principal.id)
    .where("name", "=", name)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, principal: Principal): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<number>().as("left"))
    .where(getColumn(principal), "=", principal.id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Keeps the code that is mailed now; the one before it ends. */
export async function replaceMailedCode(tx: Tx, principal: Principal, hash: string, expiresAt: Date): Promise<void> {
  const row = { code_hash: hash, expires_at: expiresAt };
  await tx
    .insertInto("mailed_codes")
    .values({ ...getColumns(principal), ...row })
    .onConflict((conflict) => conflict.column(getColumn(principal)).doUpdateSet(row))
    .execute();
}

/** The hash of the mailed code, while it is good. */
export async function findMailedCode(db: Db, principal: Principal, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom("mailed_codes")
    .select("code_hash")
    .where(getColumn(principal), "=", principal.id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.code_hash ?? null;
}

/** Uses a mailed code up; of many at once one succeeds. */
export async function spendMailedCode(db: Db, principal: Principal, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mailed_codes")
    .where(getColumn(principal), "=", principal.id)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
