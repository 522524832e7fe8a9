import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import "../people.tables.ts";

export async function insertPasswordLink(
  tx: Tx,
  { staffId, token, expiresAt }: { staffId: number; token: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const row = { token_hash: tokenHash(token), staff_id: staffId, created_at: now, expires_at: expiresAt };
  await tx.insertInto("staff_password_links").values(row).execute();
}

/** Whose link it is. */
export interface PasswordLink {
  staffId: number;
  email: string;
  name: string;
  /** What stands now; a member without one has no use for the link. */
  passwordHash: string | null;
  expiresAt: Date;
}

/** Whose link a token is; undefined for one that was used or never given, and of nobody but the active. */
export async function findPasswordLink(db: Db, token: string): Promise<PasswordLink | undefined> {
  return db
    .selectFrom("staff_password_links")
    .innerJoin("staff", "staff.id", "staff_password_links.staff_id")
    .select(["staff.id as staffId", "staff.email", "staff.name", "staff.password_hash as passwordHash"])
    .select("staff_password_links.expires_at as expiresAt")
    .where("staff_password_links.token_hash", "=", tokenHash(token))
    .where("staff.state", "=", "active")
    .executeTakeFirst();
}

/** Uses a link up. Of many at once one succeeds. */
export async function endPasswordLink(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_password_links")
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** No link of a member works any more: the last one made is not the only one in the mailbox. */
export async function endPasswordLinks(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom("staff_password_links").where("staff_id", "=", staffId).execute();
}

/** Removes links whose time is over; for a job. */
export async function forgetPasswordLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_password_links").where("expires_at", "<=", now).execute();
}
