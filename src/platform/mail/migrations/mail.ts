import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function outbox(db: Db): Promise<void> {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      message_key uuid not null default gen_random_uuid(),
      kind text not null,
      language text not null check (language in ('id', 'en')),
      recipient text,
      subject text,
      body_text text,
      body_html text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      refusals integer not null default 0,
      postponed_until timestamptz,
      last_problem text,
      queued_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'waiting') = (finished_at is null)),
      check ((state = 'waiting') = (num_nonnulls(recipient, subject, body_text, body_html) = 4))
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (id) where state = 'waiting'`.execute(db);
  await sql`create index outbox_waiting_recipient on outbox (recipient, id) where state = 'waiting'`.execute(db);
}

export async function letters(db: Db): Promise<void> {
  await sql`create table letters (
    id bigint generated always as identity primary key,
    code text not null unique,
    kind text not null,
    company_name text,
    application_id bigint,
    sent_at timestamptz not null
  )`.execute(db);
  await sql`create index letters_application on letters (application_id, id)
    where application_id is not null`.execute(db);
}

/** A mail that was given up keeps its words, so that it can be sent again; those given up before are empty. */
export async function outboxKept(db: Db): Promise<void> {
  await sql`alter table outbox drop constraint outbox_check1`.execute(db);
  await sql`alter table outbox add check (state <> 'waiting' or num_nonnulls(recipient, subject, body_text, body_html) = 4)`.execute(
    db,
  );
  await sql`alter table outbox add check (state <> 'sent' or num_nonnulls(recipient, subject, body_text, body_html) = 0)`.execute(
    db,
  );
  await sql`create index outbox_put_off on outbox (postponed_until) where state = 'waiting' and postponed_until is not null`.execute(
    db,
  );
  // Whoever goes takes along what was given up, too.
  await sql`create index outbox_recipient on outbox (recipient) where recipient is not null`.execute(db);
}

/** Letters' numbers are forgotten after years, the oldest first. */
export async function lettersByTime(db: Db): Promise<void> {
  await sql`create index letters_sent on letters (sent_at)`.execute(db);
}

/** Where a mail that comes again and again is unsubscribed from (RFC 8058). */
export async function suggestionsOutbox(db: Db): Promise<void> {
  await sql`alter table outbox add column unsubscribe_url text`.execute(db);
}

/** Refusals that may pass and refusals for good are counted apart; what the server said to the last try is kept. */
export async function outboxAnswers(db: Db): Promise<void> {
  await sql`alter table outbox
    add column final_refusals integer not null default 0,
    add column last_answer text`.execute(db);
}
