import type { ExpressionBuilder } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import "../people.tables.ts";

export interface NewResetToken {
  token: string;
  applicantId: number;
  expiresAt: Date;
}

export async function insertResetToken(tx: Tx, { token, applicantId, expiresAt }: NewResetToken, now: Date) {
  const row = { token_hash: tokenHash(token), applicant_id: applicantId, redirect: null, expires_at: expiresAt };
  await tx
    .insertInto("account_tokens")
    .values({ ...row, purpose: "reset", created_at: now, used_at: null })
    .execute();
}

/** Whose an unused link is, and until when it works. */
export interface ResetToken {
  applicantId: number;
  name: string;
  email: string;
  expiresAt: Date;
}

/** The unused link of a token; one that was used is like one that never was. */
export async function findResetToken(db: Db, token: string): Promise<ResetToken | undefined> {
  return db
    .selectFrom("account_tokens")
    .innerJoin("applicants", "applicants.id", "account_tokens.applicant_id")
    .select(["applicants.id as applicantId", "name", "email", "expires_at as expiresAt"])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .executeTakeFirst();
}

/** Whose link it is that was used since, and did not just end with another. */
export async function findUsedReset(db: Db, token: string, since: Date): Promise<number | undefined> {
  const found = await db
    .selectFrom("account_tokens")
    .select("applicant_id")
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", "reset")
    .where("used_at", ">=", since)
    .whereRef("expires_at", ">", "used_at")
    .executeTakeFirst();
  return found?.applicant_id;
}

/** Uses a link up. Of many at once one succeeds. */
export async function useResetToken(tx: Tx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends every link of a person, for the last one made is not the only one in the mailbox; of those that were used before,
 * what a used one is still good for.
 * @param but the link that stays as it is
 */
export async function endResets(tx: Tx, applicantId: number, now: Date, but?: string): Promise<void> {
  const ended = (row: ExpressionBuilder<Tables, "account_tokens">) => row.fn.coalesce("used_at", row.val(now));
  await tx
    .updateTable("account_tokens")
    .set((row) => ({ used_at: ended(row), expires_at: ended(row) }))
    .where("applicant_id", "=", applicantId)
    .where("purpose", "=", "reset")
    .$if(but !== undefined, (others) => others.where("token_hash", "!=", tokenHash(but ?? "")))
    .execute();
}
