import type { Db, Tx } from "../../platform/database/database.ts";
import { tokenHash } from "../../platform/security/token.ts";
import "./invitations.tables.ts";

export interface NewJoinInvitation {
  code: string;
  vacancyId: number;
  source: string;
  /** As addresses are compared. */
  recipient: string;
  expiresAt: Date;
}

/** Writes an invitation to join, in place of an expired one. @returns false when the same one is still open */
export async function insertJoinInvitation(tx: Tx, invitation: NewJoinInvitation, now: Date): Promise<boolean> {
  const { code, vacancyId, source, recipient, expiresAt } = invitation;
  const same = { vacancy_id: vacancyId, source, recipient };
  await tx
    .deleteFrom("join_invitations")
    .where(({ and }) => and(same))
    .where("expires_at", "<=", now)
    .execute();
  const inserted = await tx
    .insertInto("join_invitations")
    .values({ ...same, code_hash: tokenHash(code), created_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(["recipient", "vacancy_id", "source"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Where a link's code leads; nothing of whom it was sent to. */
export async function findJoinInvitation(db: Db, code: string) {
  return db
    .selectFrom("join_invitations")
    .select(["vacancy_id as vacancyId", "source", "expires_at as expiresAt"])
    .where("code_hash", "=", tokenHash(code))
    .executeTakeFirst();
}

export async function listJoinRows(db: Db, recipient: string) {
  return db
    .selectFrom("join_invitations")
    .select(["vacancy_id as vacancyId", "source", "created_at as createdAt", "expires_at as expiresAt"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

export async function removeJoinRows(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom("join_invitations").where("recipient", "=", recipient).execute();
}

/** Removes those that were over before a moment: an address is not kept for longer than it serves. */
export async function removeOldJoinInvitations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("join_invitations").where("expires_at", "<", before).execute();
}
