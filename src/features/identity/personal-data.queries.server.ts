import type { Db, Tx } from "../../platform/database/database.ts";
import type { Person } from "../../platform/personal-data.ts";
import "./people.tables.ts";

const hex = (hash: Uint8Array) => Buffer.from(hash).toString("hex");

async function getPerson(db: Db, id: number, email: string): Promise<Person> {
  const sessions = await db.selectFrom("sessions").select("token_hash").where("applicant_id", "=", id).execute();
  return { applicantId: id, email, tokenKeys: sessions.map(({ token_hash }) => hex(token_hash)) };
}

/** An account with everything by which features find what is a person's; undefined when it is gone. */
export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  const row = await db.selectFrom("applicants").select("email").where("id", "=", id).executeTakeFirst();
  return row && getPerson(db, id, row.email);
}

/**
 * The same, held until the transaction ends: what others begin to write for this person waits, and then finds nobody.
 */
export async function lockPerson(tx: Tx, id: number): Promise<Person | undefined> {
  const row = await tx.selectFrom("applicants").select("email").where("id", "=", id).forUpdate().executeTakeFirst();
  return row && getPerson(tx, id, row.email);
}

/**
 * Keeps an account from being erased until the transaction ends. Before anything else of that person is held, in the
 * order in which erasing takes hold, so that the two never wait for each other.
 * @returns false when it is gone already
 */
export async function keepPerson(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("applicants").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

export async function accountRow(db: Db, id: number) {
  return db
    .selectFrom("applicants")
    .select(["id", "email", "name", "language", "source", "created_at as createdAt", "activated_at as activatedAt"])
    .select("last_seen_at as lastSeenAt")
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function sessionRows(db: Db, applicantId: number) {
  return db
    .selectFrom("sessions")
    .select(["device", "network", "remember_me as rememberMe", "created_at as createdAt"])
    .select(["last_used_at as lastUsedAt", "expires_at as endsAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("id")
    .execute();
}

export async function eventRows(db: Db, applicantId: number) {
  return db
    .selectFrom("account_events")
    .select(["at", "event", "device", "network", "request_id as requestId"])
    .where("applicant_id", "=", applicantId)
    .orderBy("id")
    .execute();
}

/** Links in mail; their keys are nowhere. */
export async function linkRows(db: Db, applicantId: number) {
  return db
    .selectFrom("account_tokens")
    .select(["purpose", "redirect", "created_at as createdAt", "expires_at as endsAt", "used_at as usedAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
}

/** Accounts at providers that open this one. */
export async function socialRows(db: Db, applicantId: number) {
  return db
    .selectFrom("social_identities")
    .select(["provider", "subject", "joined_at as joinedAt"])
    .where("applicant_id", "=", applicantId)
    .execute();
}

/** Two-step sign-in as it was set up; its secrets are sealed or hashed. */
export async function twoStepRows(db: Db, applicantId: number) {
  return db
    .selectFrom("two_steps")
    .leftJoin("recovery_codes", (join) =>
      join.onRef("recovery_codes.applicant_id", "=", "two_steps.applicant_id").on("used_at", "is", null),
    )
    .select(["two_steps.created_at as createdAt", "two_steps.activated_at as activatedAt"])
    .select("two_steps.ends_at as endsAt")
    .select(({ fn }) => fn.count<number>("recovery_codes.name").as("recoveryCodesLeft"))
    .where("two_steps.applicant_id", "=", applicantId)
    .groupBy(["two_steps.created_at", "two_steps.activated_at", "two_steps.ends_at"])
    .execute();
}

/**
 * Removes the account with all that hangs on it: sessions, its trail of events, links in mail; two-step sign-in and
 * joined providers go with its row.
 */
export async function deleteAccountRows(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("account_events").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("account_tokens").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("sessions").where("applicant_id", "=", applicantId).execute();
  await tx.deleteFrom("applicants").where("id", "=", applicantId).execute();
}
