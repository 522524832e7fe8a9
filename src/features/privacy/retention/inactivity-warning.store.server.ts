import "./retention.tables.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import { peopleOnProcess } from "../../applications/application.queries.server.ts";
import { unseenSince } from "../../identity/applicant.queries.server.ts";

/** Accounts that nobody used since a moment and of whose applications none is still being decided. */
function inactive(db: Db, since: Date) {
  return db
    .selectFrom(unseenSince(db, since).as("person"))
    .where("person.id", "not in", peopleOnProcess(db))
    .select("person.id");
}

/** Inactive accounts whose owners have no warning yet, the longest unseen first. */
export async function findUnwarned(db: Db, since: Date, most: number): Promise<number[]> {
  const rows = await inactive(db, since)
    .where("person.id", "not in", db.selectFrom("inactivity_warnings").select("applicant_id"))
    .orderBy("person.last_seen_at")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether someone's account is inactive now. */
export async function isInactive(db: Db, id: number, since: Date): Promise<boolean> {
  return (await inactive(db, since).where("person.id", "=", id).executeTakeFirst()) !== undefined;
}

export async function insertWarning(tx: Tx, applicantId: number, mailId: number, now: Date): Promise<void> {
  const row = { applicant_id: applicantId, mail_id: mailId, queued_at: now, sent_at: null, days_before: null };
  await tx.insertInto("inactivity_warnings").values(row).execute();
}

/**
 * Takes back warnings that are true no longer: whose account was used since, or is not inactive. Without a moment all.
 */
export async function takeBackWarnings(db: Db, since: Date | null): Promise<void> {
  const all = db.deleteFrom("inactivity_warnings");
  if (since === null) await all.execute();
  else {
    const still = inactive(db, since)
      .innerJoin("inactivity_warnings as warning", "warning.applicant_id", "person.id")
      .whereRef("warning.queued_at", ">", "person.last_seen_at");
    await all.where("applicant_id", "not in", still).execute();
  }
}

/** Warnings of which it is not known that they went out, the oldest first. */
export async function unsentWarnings(db: Db, most: number): Promise<{ applicantId: number; mailId: number }[]> {
  return db
    .selectFrom("inactivity_warnings")
    .select(["applicant_id as applicantId", "mail_id as mailId"])
    .where("sent_at", "is", null)
    .orderBy("queued_at")
    .limit(most)
    .execute();
}

export async function markWarningSent(db: Db, applicantId: number, sentAt: Date, daysBefore: number): Promise<void> {
  await db
    .updateTable("inactivity_warnings")
    .set({ sent_at: sentAt, days_before: daysBefore })
    .where("applicant_id", "=", applicantId)
    .execute();
}

export async function deleteWarning(db: Db, applicantId: number): Promise<void> {
  await db.deleteFrom("inactivity_warnings").where("applicant_id", "=", applicantId).execute();
}

/** Conditions for erasing an unused account. */
export interface ErasableSince {
  /** Nobody used it since then. */
  unseenSince: Date;
  /** Its owner's warning had gone out by then, */
  warnedBy: Date;
  /** and by the time when the site had run on so many days. */
  warnedByDays: number;
}

function erasable(db: Db, { unseenSince: since, warnedBy, warnedByDays }: ErasableSince) {
  return inactive(db, since)
    .innerJoin("inactivity_warnings as warning", "warning.applicant_id", "person.id")
    .where("warning.sent_at", "<=", warnedBy)
    .where("warning.days_before", "<=", warnedByDays);
}

/** Accounts that are to be erased, the longest unseen first. */
export async function findErasable(db: Db, since: ErasableSince, most: number): Promise<number[]> {
  const rows = await erasable(db, since).orderBy("person.last_seen_at").limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function isErasable(db: Db, id: number, since: ErasableSince): Promise<boolean> {
  return (await erasable(db, since).where("person.id", "=", id).executeTakeFirst()) !== undefined;
}

/** When the warning was sent. */
async function warningRows(db: Db, applicantId: number) {
  return db
    .selectFrom("inactivity_warnings")
    .select(["queued_at as writtenAt", "sent_at as sentAt"])
    .where("applicant_id", "=", applicantId)
    .execute();
}

/** Notes that the site runs on a day. */
export async function noteDay(db: Db, day: string): Promise<void> {
  await db
    .insertInto("retention_days")
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the site ran on one of some days. */
export async function ranOn(db: Db, days: readonly string[]): Promise<boolean> {
  const found = await db.selectFrom("retention_days").select("day").where("day", "in", days).executeTakeFirst();
  return found !== undefined;
}

/** On how many days the site has run. */
export async function daysRun(db: Db): Promise<number> {
  const { days } = await db
    .selectFrom("retention_days")
    .select(({ fn }) => fn.countAll<number>().as("days"))
    .executeTakeFirstOrThrow();
  return days;
}

/** A warning to a person that the account is about to be erased. */
export const retentionPersonalData: PersonalData = {
  tables: ["inactivity_warnings"],
  tell: async (db, { applicantId }) => [{ name: "inactivity-warnings", data: await warningRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteWarning(tx, applicantId);
    return [];
  },
};
