import "../people.tables.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { tokenHash } from "../../../platform/security/token.ts";

/** Writes a member's link in the place of a former one. */
export async function putInvitation(
  tx: Tx,
  { staffId, token, expiresAt }: { staffId: number; token: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  const row = { token_hash: tokenHash(token), created_at: now, expires_at: expiresAt };
  await tx
    .insertInto("staff_invitations")
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(row))
    .execute();
}

/** Someone who was invited and has not begun, or not finished. */
export interface StaffInvitation {
  staffId: number;
  email: string;
  /** "" until it is known. */
  name: string;
  language: Language;
  expiresAt: Date;
  hasPassword: boolean;
}

/** Whose link a token is; undefined for one that was used, replaced or never given, and of nobody suspended. */
export async function findInvitation(db: Db, token: string): Promise<StaffInvitation | undefined> {
  const found = await db
    .selectFrom("staff_invitations")
    .innerJoin("staff", "staff.id", "staff_invitations.staff_id")
    .select(["staff.id as staffId", "staff.email", "staff.name", "staff.language"])
    .select(["staff.password_hash as passwordHash", "staff_invitations.expires_at as expiresAt"])
    .where("staff_invitations.token_hash", "=", tokenHash(token))
    .where("staff.state", "=", "invited")
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { passwordHash, ...invitation } = found;
  return { ...invitation, hasPassword: passwordHash !== null };
}

/** A member's link works no more. */
export async function endInvitations(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom("staff_invitations").where("staff_id", "=", staffId).execute();
}

/** Uses a link up. Of many at once one succeeds. */
export async function endInvitation(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_invitations")
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

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
  /** The current state; a member without one has no use for the link. */
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

/** Removes expired links; for a job. */
export async function forgetPasswordLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("staff_password_links").where("expires_at", "<=", now).execute();
}
