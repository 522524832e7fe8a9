import type { Db, Tx } from "../../platform/database/database.ts";
import { tokenHash } from "../../platform/security/token.ts";
import "./people.tables.ts";

export interface NewActivation {
  token: string;
  applicantId: number;
  redirect: string | null;
  expiresAt: Date;
}

export async function insertActivation(tx: Tx, activation: NewActivation, now: Date): Promise<void> {
  const { token, applicantId, redirect, expiresAt } = activation;
  const row = { token_hash: tokenHash(token), applicant_id: applicantId, redirect, expires_at: expiresAt };
  await tx
    .insertInto("account_tokens")
    .values({ ...row, purpose: "activation", created_at: now, used_at: null })
    .execute();
}

export interface Activation {
  applicantId: number;
  /** Whom the link was mailed to. */
  email: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** By this link or in another way. */
  activatedAt: Date | null;
}

export async function findActivation(db: Db, token: string): Promise<Activation | undefined> {
  return db
    .selectFrom("account_tokens")
    .innerJoin("applicants", "applicants.id", "account_tokens.applicant_id")
    .select([
      "applicant_id as applicantId",
      "email",
      "expires_at as expiresAt",
      "used_at as usedAt",
      "activated_at as activatedAt",
    ])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", "activation")
    .executeTakeFirst();
}

/** Whose activation link a token is or was; undefined for any other. */
export async function applicantOfActivation(db: Db, token: string): Promise<number | undefined> {
  return (await findActivation(db, token))?.applicantId;
}

/** Uses a link up. Of many at once one succeeds. */
export async function endActivation(tx: Tx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where the person was going when signing up, so that a link sent again leads there too. */
export async function redirectOfActivation(tx: Tx, applicantId: number): Promise<string | null> {
  const latest = await tx
    .selectFrom("account_tokens")
    .select("redirect")
    .where("applicant_id", "=", applicantId)
    .where("purpose", "=", "activation")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.redirect ?? null;
}

/** Removes links whose time was over before; for a job. */
export async function forgetMailedLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("account_tokens").where("expires_at", "<", before).execute();
}
