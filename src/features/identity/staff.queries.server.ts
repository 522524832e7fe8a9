import { jakartaDay } from "../../i18n/calendar.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import "./people.tables.ts";
import { emailKey } from "./email.ts";
import type { StaffMember, StaffState } from "./staff.ts";

export type NewStaffMember = Pick<StaffMember, "email" | "name" | "language" | "state"> & {
  /** null where someone has none yet, or signs in without. */
  passwordHash: string | null;
};

/** Writes a member of staff. @returns the id, or null when the address has one already */
export async function insertStaff(tx: Tx, member: NewStaffMember, now: Date): Promise<number | null> {
  const { email, name, language, state, passwordHash } = member;
  const row = { email, email_key: emailKey(email), name, language, state, password_hash: passwordHash };
  const inserted = await tx
    .insertInto("staff")
    .values({ ...row, created_at: now, last_seen_at: null, morning_on: null })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const memberColumns = [
  "id",
  "name",
  "email",
  "language",
  "state",
  "created_at as createdAt",
  "last_seen_at as lastSeenAt",
  "keys_off as keysOff",
  "morning_mail as morningMail",
  "version",
] as const;

export async function findStaff(db: Db, id: number): Promise<StaffMember | undefined> {
  return db.selectFrom("staff").select(memberColumns).where("id", "=", id).executeTakeFirst();
}

/** Members by their id; one that there is not is not in the map. */
export async function staffByIds(db: Db, ids: readonly number[]): Promise<Map<number, StaffMember>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(memberColumns)
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((member) => [member.id, member]));
}

/** The member that an address belongs to, its case aside. */
export async function findStaffByEmail(db: Db, email: string): Promise<StaffMember | undefined> {
  return db.selectFrom("staff").select(memberColumns).where("email_key", "=", emailKey(email)).executeTakeFirst();
}

/** Every member, by address. */
export async function allStaff(db: Db): Promise<StaffMember[]> {
  return db.selectFrom("staff").select(memberColumns).orderBy("email_key").execute();
}

/** Keeps a name and a password that were chosen while invited. False: the member is no longer that. */
export async function beginAccount(tx: Tx, id: number, name: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff")
    .set({ name, password_hash: passwordHash })
    .where("id", "=", id)
    .where("state", "=", "invited")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps another password. */
export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable("staff").set({ password_hash: passwordHash }).where("id", "=", id).execute();
}

/** Takes the password away: anyone who begins again chooses another. */
export async function forgetPassword(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("staff").set({ password_hash: null }).where("id", "=", id).execute();
}

/** The data to check their password against; null without one. */
export async function findStaffPasswordHash(db: Db, id: number): Promise<string | null> {
  const found = await db.selectFrom("staff").select("password_hash").where("id", "=", id).executeTakeFirst();
  return found?.password_hash ?? null;
}

/**
 * Keeps a member from being removed until the transaction ends, before anything of theirs is held (decision 12).
 * @returns false when there is none any more
 */
export async function keepStaff(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("staff").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

export async function setState(tx: Tx, id: number, state: StaffState): Promise<void> {
  await tx
    .updateTable("staff")
    .set(({ eb }) => ({ state, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Says that what a member may do is other than who read it before knows. */
export async function noteStaffChanged(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("staff")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** A member whom nobody changes until the transaction ends. */
export async function lockStaff(tx: Tx, id: number): Promise<StaffMember | undefined> {
  return tx.selectFrom("staff").select(memberColumns).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** A member's changes to their own account. */
export type OwnSettings = Partial<Pick<StaffMember, "name" | "language" | "keysOff" | "morningMail">>;

export async function setOwnSettings(
  tx: Tx,
  id: number,
  { name, language, keysOff, morningMail }: OwnSettings,
): Promise<void> {
  const values = {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(keysOff !== undefined && { keys_off: keysOff }),
    ...(morningMail !== undefined && { morning_mail: morningMail }),
  };
  if (Object.keys(values).length === 0) return;
  await tx.updateTable("staff").set(values).where("id", "=", id).execute();
}

/** Active members who want the morning's mail and were not looked at on that day, by ascending id. */
export async function waitingForMorning(db: Db, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom("staff")
    .select("id")
    .where("state", "=", "active")
    .where("morning_mail", "=", true)
    .where((row) => row.or([row("morning_on", "is", null), row("morning_on", "<", day)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a member's morning of a day, once, however many try at once. @returns undefined where it is taken, or not wanted */
export async function takeMorning(tx: Tx, id: number, day: string): Promise<StaffMember | undefined> {
  return tx
    .updateTable("staff")
    .set({ morning_on: day })
    .where("id", "=", id)
    .where("state", "=", "active")
    .where("morning_mail", "=", true)
    .where((row) => row.or([row("morning_on", "is", null), row("morning_on", "<", day)]))
    .returning(memberColumns)
    .executeTakeFirst();
}

/** Remembers that a member was here. */
export async function markSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("staff").set({ last_seen_at: now }).where("id", "=", id).execute();
}

/** Members whose morning a clock that ran ahead wrote to a later day have theirs again. @returns how many */
export async function bringMorningsBack(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ morning_on: null })
    .where("morning_on", ">", jakartaDay(now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
