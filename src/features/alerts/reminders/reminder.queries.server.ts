import "../../identity/people.tables.ts";
import "./reminders.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Recipient } from "../digest/letter-source.server.ts";

/** When people activated their accounts who are to be reminded by now. */
export interface ActivatedBetween {
  from: Date;
  until: Date;
}

/** The page on which a person checks and sends an application, as a sign-up's redirect names it. */
const reviewStart = "/lowongan/profile-resume?";

/** Accounts that were made on the way to an application, activated in a period and not reminded yet. */
function notReminded(db: Db, { from, until }: ActivatedBetween) {
  return db
    .selectFrom("applicants")
    .innerJoin("account_tokens as link", "link.applicant_id", "applicants.id")
    .where("link.purpose", "=", "activation")
    .where(sql<boolean>`starts_with(link.redirect, ${reviewStart})`)
    .where("applicants.activated_at", ">", from)
    .where("applicants.activated_at", "<=", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("application_reminders")
            .select("applicant_id")
            .whereRef("application_reminders.applicant_id", "=", "applicants.id"),
        ),
      ),
    )
    .distinctOn("applicants.id")
    .orderBy("applicants.id")
    .orderBy("link.created_at", "desc");
}

/** The next people who may be reminded. @param and such as that the slot has come */
export async function peopleToRemind(
  db: Db,
  activated: ActivatedBetween,
  { after, most, and }: { after: number; most: number; and: RawBuilder<boolean> },
): Promise<(Recipient & { applicantId: number })[]> {
  return notReminded(db, activated)
    .select(["applicants.id as applicantId", "email as address", "email_key as key", "language"])
    .where("applicants.id", ">", after)
    .where(and)
    .limit(most)
    .execute();
}

/** Where those of some people who are to be reminded were going when they signed up. */
export async function begunReviews(
  db: Db,
  activated: ActivatedBetween,
  applicantIds: readonly number[],
): Promise<{ applicantId: number; path: string }[]> {
  const rows = await notReminded(db, activated)
    .select(["applicants.id as applicantId", "link.redirect as path"])
    .where("applicants.id", "=", sql<number>`any(${[...applicantIds]}::bigint[])`)
    .execute();
  return rows.flatMap(({ applicantId, path }) => (path === null ? [] : [{ applicantId, path }]));
}

export async function noteReminded(tx: Tx, applicantIds: readonly number[], now: Date): Promise<void> {
  if (applicantIds.length === 0) return;
  await tx
    .insertInto("application_reminders")
    .values(applicantIds.map((applicant_id) => ({ applicant_id, written_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When someone was reminded. */
export async function reminderRows(db: Db, applicantId: number) {
  return db
    .selectFrom("application_reminders")
    .select("written_at as writtenAt")
    .where("applicant_id", "=", applicantId)
    .execute();
}

export async function removeReminders(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("application_reminders").where("applicant_id", "=", applicantId).execute();
}
