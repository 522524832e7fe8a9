import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { PersonalData } from "../personal-data.ts";
import { type EarlierTries, longestWaitMs } from "./delivery-pace.ts";
import type { MailProblem } from "./mail-problem.ts";
import type { OutboxTable } from "./outbox.tables.ts";

const words = { recipient: null, subject: null, body_text: null, body_html: null, unsubscribe_url: null };
const emptied = { ...words, postponed_until: null, last_answer: null };

/** A mail as it goes out. */
export interface WrittenMail {
  to: string;
  language: "id" | "en";
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** Where it is unsubscribed from; null where there is nothing to stop. */
  unsubscribeUrl: string | null;
}

/** A mail that still has to go out. */
export interface WaitingMail extends WrittenMail {
  id: number;
  messageKey: string;
  queuedAt: Date;
  earlier: EarlierTries;
}

/** Stores mails in their order. @returns their numbers, in it too */
export async function insertMails(tx: Tx, mails: readonly WrittenMail[], now: Date): Promise<number[]> {
  const rows = mails.map(({ to, language, kind, subject, text, html, unsubscribeUrl }) => {
    const words = { recipient: to, subject, body_text: text, body_html: html, unsubscribe_url: unsubscribeUrl };
    return { language, kind, ...words, queued_at: now };
  });
  return (await tx.insertInto("outbox").values(rows).returning("id").execute()).map(({ id }) => id);
}

/** A clock that ran ahead put it off further than any mail waits: it is due. */
function putOffTooFar(is: ExpressionBuilder<Tables & { mail: OutboxTable }, "mail">, now: Date) {
  return is("postponed_until", ">", new Date(now.getTime() + longestWaitMs));
}

/** Mails that are due and no earlier one to the same person is in their way: one person's keep their order. */
function dueMails(db: Db, now: Date) {
  return db
    .selectFrom("outbox as mail")
    .where("state", "=", "waiting")
    .where((is) => is.or([is("postponed_until", "is", null), is("postponed_until", "<=", now), putOffTooFar(is, now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox as earlier")
            .select("earlier.id")
            .where("earlier.state", "=", "waiting")
            .whereRef("earlier.recipient", "=", "mail.recipient")
            .whereRef("earlier.id", "<", "mail.id"),
        ),
      ),
    );
}

function waitingMail(row: Selectable<OutboxTable>): WaitingMail {
  const { id, kind, language, recipient, subject, body_text, body_html } = row;
  if (recipient === null || subject === null || body_text === null || body_html === null) {
    throw new Error(`Waiting mail ${id} is empty, which its table forbids.`);
  }
  const words = { to: recipient, subject, text: body_text, html: body_html, unsubscribeUrl: row.unsubscribe_url };
  const earlier = { attempts: row.attempts, refusals: row.refusals, finalRefusals: row.final_refusals };
  return { id, kind, language, ...words, messageKey: row.message_key, queuedAt: row.queued_at, earlier };
}

/** The oldest that are due, one a person; `except` are being handed over. */
export async function findDueMails(
  db: Db,
  now: Date,
  { most, except }: { most: number; except: readonly number[] },
): Promise<WaitingMail[]> {
  const rows = await dueMails(db, now)
    .selectAll()
    .$if(except.length > 0, (query) => query.where("id", "not in", except))
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(waitingMail);
}

/** When the next deferred mail is due; null without one. */
export async function nextDueAt(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min("postponed_until").as("at"))
    .where("state", "=", "waiting")
    .where("postponed_until", ">", now)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function isMailDue(db: Db, now: Date): Promise<boolean> {
  return (await dueMails(db, now).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Marks mails as sent and forgets their words. */
export async function markSent(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("outbox")
    .set({ ...emptied, state: "sent", attempts: sql<number>`attempts + 1`, finished_at: now })
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .execute();
}

/** A mail's state after a failed attempt; without `until` it has failed. */
export interface FailedAttempt {
  problem: MailProblem;
  until: Date | null;
}

/** Counts a failed attempt and puts the mail off, or gives it up: its words stay, so that it can be sent again. */
export async function noteFailure(db: Db, id: number, { problem, until }: FailedAttempt, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({
      attempts: sql<number>`attempts + 1`,
      refusals: sql<number>`refusals + ${problem.kind === "refused" ? 1 : 0}`,
      final_refusals: sql<number>`final_refusals + ${problem.kind === "refused-for-good" ? 1 : 0}`,
      last_problem: problem.code,
      last_answer: problem.answer,
      ...(until === null ? { state: "failed", postponed_until: null, finished_at: now } : { postponed_until: until }),
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Removes what has been finished before `date`. */
export async function removeFinishedMails(db: Db, date: Date): Promise<void> {
  await db.deleteFrom("outbox").where("finished_at", "<", date).execute();
}

/** Gives up all that waits: none of it goes out. */
export async function giveUpWaitingMails(tx: Tx, now: Date): Promise<void> {
  const gone = { ...emptied, state: "failed", last_problem: "given up when restored", finished_at: now } as const;
  await tx.updateTable("outbox").set(gone).where("state", "=", "waiting").execute();
}

/** Someone's unsent mails, oldest first: queued or failed. */
async function unsentMailsTo(db: Db, address: string) {
  return db
    .selectFrom("outbox")
    .select(["kind", "language", "subject", "body_text as text", "queued_at as queuedAt"])
    .where("recipient", "=", address)
    .orderBy("id")
    .execute();
}

/** Removes what has not gone out to someone: it never does. */
export async function removeMailsTo(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom("outbox").where("recipient", "=", address).execute();
}

/** The number of queued mails, the age of the oldest, and the number of failed ones. */
export async function mailCounts(db: Db): Promise<{ waiting: number; oldest: Date | null; failed: number }> {
  return db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"),
      fn.min<Date | null>("queued_at").filterWhere("state", "=", "waiting").as("oldest"),
      fn.countAll<number>().filterWhere("state", "=", "failed").as("failed"),
    ])
    .executeTakeFirstOrThrow();
}

/** When mails were sent, by their numbers: null for a queued or failed one; unknown ones are missing. */
export async function getSentAt(db: Db, ids: readonly number[]): Promise<Map<number, Date | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("outbox").select(["id", "state", "finished_at"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, state, finished_at }) => [id, state === "sent" ? finished_at : null]));
}

/** Unsent mails, queued or failed; sent ones are empty rows, and belong to no feature. */
export const mailPersonalData: PersonalData = {
  tables: ["outbox"],
  tell: async (db, { email }) => [{ name: "waiting-mails", data: await unsentMailsTo(db, email) }],
  async erase(tx, { email }) {
    await removeMailsTo(tx, email);
    return [];
  },
};
