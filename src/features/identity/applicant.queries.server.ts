import type { Db, Tx } from "../../platform/database/database.ts";
import type { ApplicantAccount } from "./applicant.ts";
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
    .values({ ...row, created_at: now, activated_at: null, last_seen_at: now })
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

/** The data to check a person's password against. */
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

/** Accounts from before a moment that nobody has activated and no link activates any more; the oldest first. */
export async function neverActivated(db: Db, before: Date, now: Date, most: number): Promise<number[]> {
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
    .where("created_at", "<", before)
    .where("id", "not in", links)
    .orderBy("created_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

const seenNotedEveryMs = 24 * 60 * 60 * 1000;

/** Notes that an applicant is here, once a day. */
export async function markApplicantSeen(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("applicants")
    .set({ last_seen_at: now })
    .where("id", "=", id)
    .where("last_seen_at", "<", new Date(now.getTime() - seenNotedEveryMs))
    .execute();
}

/** Activated accounts that nobody has used since a moment, for queries of other features. */
export function unseenSince(db: Db, moment: Date) {
  return db
    .selectFrom("applicants")
    .select(["applicants.id", "applicants.last_seen_at"])
    .where("applicants.activated_at", "is not", null)
    .where("applicants.last_seen_at", "<=", moment);
}
