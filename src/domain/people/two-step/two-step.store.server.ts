import type { Db, Tx } from "../../../platform/database/database.ts";
import "../people.tables.ts";

/** Two-step sign-in of one person: being set up, or on since `activatedAt`. */
export interface TwoStep {
  sealedSecret: string;
  createdAt: Date;
  activatedAt: Date | null;
  /** When it ends, once that was asked for after a reset. */
  endsAt: Date | null;
}

export async function findTwoStep(db: Db, applicantId: number): Promise<TwoStep | undefined> {
  return db
    .selectFrom("two_steps")
    .select(["sealed_secret as sealedSecret", "created_at as createdAt"])
    .select(["activated_at as activatedAt", "ends_at as endsAt"])
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

/** Lets it end at a moment. True when it is on and no end was asked for before. */
export async function askToEnd(tx: Tx, applicantId: number, endsAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ ends_at: endsAt })
    .where("applicant_id", "=", applicantId)
    .where("activated_at", "is not", null)
    .where("ends_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the wish that it end back. True when there was one. */
export async function keepOn(tx: Tx, applicantId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("two_steps")
    .set({ ends_at: null })
    .where("applicant_id", "=", applicantId)
    .where("ends_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose is to end by now. */
export async function endingBefore(db: Db, now: Date): Promise<number[]> {
  const due = db.selectFrom("two_steps").select("applicant_id").where("ends_at", "<=", now).orderBy("ends_at");
  return (await due.execute()).map(({ applicant_id }) => applicant_id);
}

/** Holds one that is still to end by now; false when it is not. */
export async function lockEnding(tx: Tx, applicantId: number, now: Date): Promise<boolean> {
  const row = tx.selectFrom("two_steps").select("applicant_id").where("applicant_id", "=", applicantId);
  return (await row.where("ends_at", "<=", now).forUpdate().executeTakeFirst()) !== undefined;
}

/** Forgets a set-up that was only begun: whoever began it knows its secret. */
export async function forgetSetUp(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("two_steps").where("applicant_id", "=", applicantId).where("activated_at", "is", null).execute();
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
