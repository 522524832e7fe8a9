import type { Db, Tx } from "../../platform/database/database.ts";
import { type ApplicantAccount, SIGN_UP_WAITS_MS } from "./applicant.ts";
import "./people.tables.ts";
import { emailKey } from "./email.ts";

export interface NewApplicant {
  email: string;
  name: string;
  passwordHash: string;
  language: "id" | "en";
  source: string | null;
}

/** Writes an account, not yet activated. @returns its id, or null when the address has one already */
export async function insertApplicant(tx: Tx, applicant: NewApplicant, now: Date): Promise<number | null> {
  const { email, name, passwordHash, language, source } = applicant;
  const row = { email, email_key: emailKey(email), name, password_hash: passwordHash, language, source };
  const inserted = await tx
    .insertInto("applicants")
    .values({ ...row, created_at: now, activated_at: null })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const account = [
  "id",
  "name",
  "email",
  "language",
  "source",
  "created_at as createdAt",
  "activated_at as activatedAt",
] as const;

export async function findApplicant(db: Db, id: number): Promise<ApplicantAccount | undefined> {
  return db.selectFrom("applicants").select(account).where("id", "=", id).executeTakeFirst();
}

export async function findApplicantByEmail(db: Db, email: string): Promise<ApplicantAccount | undefined> {
  return db.selectFrom("applicants").select(account).where("email_key", "=", emailKey(email)).executeTakeFirst();
}

/** The same with the password's hash, for sign-in alone. */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<(ApplicantAccount & { passwordHash: string }) | undefined> {
  return db
    .selectFrom("applicants")
    .select([...account, "password_hash as passwordHash"])
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
}

/** What a person's password is checked against. */
export async function findPasswordHash(db: Db, id: number): Promise<string | null> {
  const found = await db.selectFrom("applicants").select("password_hash").where("id", "=", id).executeTakeFirst();
  return found?.password_hash ?? null;
}

export async function setPasswordHash(tx: Tx, id: number, hash: string): Promise<void> {
  await tx.updateTable("applicants").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Sets another password than the `former` one. False: that is no longer the person's. */
export async function replacePasswordHash(tx: Tx, id: number, former: string | null, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("applicants")
    .set({ password_hash: hash })
    .where("id", "=", id)
    .where("password_hash", "is not distinct from", former)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable("applicants").set({ name }).where("id", "=", id).execute();
}

export async function setLanguage(tx: Tx, id: number, language: ApplicantAccount["language"]): Promise<void> {
  await tx.updateTable("applicants").set({ language }).where("id", "=", id).execute();
}

/** Marks the account as activated. False: it was already. */
export async function activateApplicant(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("applicants")
    .set({ activated_at: now })
    .where("id", "=", id)
    .where("activated_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Accounts that have waited for their activation as long as they may, and cannot be activated any more; the oldest first. */
export async function neverActivated(db: Db, now: Date, most: number): Promise<number[]> {
  const links = db
    .selectFrom("account_tokens")
    .select("applicant_id")
    .where("purpose", "=", "activation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  const rows = await db
    .selectFrom("applicants")
    .select("id")
    .where("activated_at", "is", null)
    .where("created_at", "<", new Date(now.getTime() - SIGN_UP_WAITS_MS))
    .where("id", "not in", links)
    .orderBy("created_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
