import type { Db, Tx } from "../../../platform/database/database.ts";
import "../accounts.tables.ts";

/** Two-step sign-in of one person: being set up, or on since `activatedAt`. */
export interface TwoStep {
  sealedSecret: string;
  createdAt: Date;
  activatedAt: Date | null;
}

export async function findTwoStep(db: Db, applicantId: number): Promise<TwoStep | undefined> {
  return db
    .selectFrom("two_steps")
    .select(["sealed_secret as sealedSecret", "created_at as createdAt", "activated_at as activatedAt"])
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
}

/** Keeps the secret of a set-up that begins; one that is on stays as it is. */
export async function insertPending(db: Db, applicantId: number, sealedSecret: string, now: Date): Promise<void> {
  const row = { sealed_secret: sealedSecret, created_at: now, activated_at: null };
  await db
    .insertInto("two_steps")
    .values({ applicant_id: applicantId, ...row })
    .onConflict((conflict) =>
      conflict.column("applicant_id").doUpdateSet(row).where("two_steps.activated_at", "is", null),
    )
    .execute();
}

/** Turns on what was set up with this secret; of many at once one succeeds. */
export async function activatePending(
  tx: Tx,
  applicantId: number,
  { sealedSecret, step }: { sealedSecret: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ activated_at: now, last_step: step })
    .where("applicant_id", "=", applicantId)
    .where("sealed_secret", "=", sealedSecret)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a step's code; of many at once one succeeds, and no earlier step's code comes after it. */
export async function takeStep(db: Db, applicantId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("two_steps")
    .set({ last_step: step })
    .where("applicant_id", "=", applicantId)
    .where("activated_at", "is not", null)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns it off, with every code that belongs to it. True when it was on. */
export async function deleteTwoStep(tx: Tx, applicantId: number): Promise<boolean> {
  await tx.deleteFrom("recovery_codes").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("mailed_codes").where("applicant_id", "=", applicantId).execute();
  const gone = tx.deleteFrom("two_steps").where("applicant_id", "=", applicantId).where("activated_at", "is not", null);
  return (await gone.executeTakeFirst()).numDeletedRows === 1n;
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
