import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import "./outbox.tables.ts";

const emptied = { recipient: null, subject: null, body_text: null, body_html: null, postponed_until: null };

/** A mail as it goes out. */
export interface WrittenMail {
  to: string;
  language: "id" | "en";
  kind: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail that still has to go out. */
export interface WaitingMail extends WrittenMail {
  id: number;
  messageKey: string;
  queuedAt: Date;
}

export async function insertMail(tx: Tx, mail: WrittenMail, now: Date): Promise<void> {
  const { to, language, kind, subject, text, html } = mail;
  const row = { language, kind, subject, recipient: to, body_text: text, body_html: html, queued_at: now };
  await tx.insertInto("outbox").values(row).execute();
}

/** The oldest that is due; one person's mails keep their order even when an earlier one is postponed. */
export async function nextWaitingMail(db: Db, now: Date): Promise<WaitingMail | undefined> {
  const row = await db
    .selectFrom("outbox as mail")
    .selectAll()
    .where("state", "=", "waiting")
    .where((is) => is.or([is("postponed_until", "is", null), is("postponed_until", "<=", now)]))
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
    )
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, kind, language, recipient, subject, body_text, body_html } = row;
  if (recipient === null || subject === null || body_text === null || body_html === null) {
    throw new Error(`Waiting mail ${id} is empty, which its table forbids.`);
  }
  const words = { to: recipient, subject, text: body_text, html: body_html };
  return { id, kind, language, ...words, messageKey: row.message_key, queuedAt: row.queued_at };
}

export async function finishMail(db: Db, id: number, state: "sent" | "failed", now: Date): Promise<void> {
  const attempts = state === "sent" ? sql<number>`attempts + 1` : sql<number>`attempts`;
  await db
    .updateTable("outbox")
    .set({ ...emptied, state, attempts, finished_at: now })
    .where("id", "=", id)
    .execute();
}

/** Counts a failed attempt; returns how often the server has refused this mail by now. */
export async function recordProblem(db: Db, id: number, problem: string, refused: boolean): Promise<number> {
  const { refusals } = await db
    .updateTable("outbox")
    .set({
      attempts: sql<number>`attempts + 1`,
      refusals: sql<number>`refusals + ${refused ? 1 : 0}`,
      last_problem: problem,
    })
    .where("id", "=", id)
    .returning("refusals")
    .executeTakeFirstOrThrow();
  return refusals;
}

export async function postponeMail(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable("outbox").set({ postponed_until: until }).where("id", "=", id).execute();
}

/** Removes what has been finished before `date`. */
export async function removeFinishedMails(db: Db, date: Date): Promise<void> {
  await db.deleteFrom("outbox").where("finished_at", "<", date).execute();
}

/** What still waits for somebody, oldest first. */
export async function waitingMailsTo(db: Db, address: string) {
  return db
    .selectFrom("outbox")
    .select(["kind", "language", "subject", "body_text as text", "queued_at as queuedAt"])
    .where("recipient", "=", address)
    .orderBy("id")
    .execute();
}

/** Removes what still waits for somebody: it never goes out. */
export async function removeMailsTo(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom("outbox").where("recipient", "=", address).execute();
}

/** How many still have to go out, since when the oldest waits, and how many were given up. */
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
