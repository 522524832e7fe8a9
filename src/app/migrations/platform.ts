import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function keptAnswers(db: Db): Promise<void> {
  await sql`create table kept_answers (
    key_hash bytea primary key,
    owner text not null,
    body_hash text not null,
    claim bytea not null,
    claimed_until timestamptz not null,
    ends_at timestamptz not null,
    sealed_answer text
  )`.execute(db);
  await sql`create index kept_answers_owner on kept_answers (owner)`.execute(db);
  await sql`create index kept_answers_end on kept_answers (ends_at)`.execute(db);
}

/** The table takes the field's own name. */
export async function idempotencyRecords(db: Db): Promise<void> {
  await sql`alter table kept_answers rename to idempotency_records`.execute(db);
  await sql`alter index kept_answers_pkey rename to idempotency_records_pkey`.execute(db);
  await sql`alter index kept_answers_owner rename to idempotency_records_owner`.execute(db);
  await sql`alter index kept_answers_end rename to idempotency_records_end`.execute(db);
}

/**
 * A record is written in the transaction of the work that it is about, so no request claims it beforehand. What an
 * owner may keep is counted in bytes. The columns of the claim stay for processes of the version before, beside which
 * this one runs.
 */
export async function idempotencyBytes(db: Db): Promise<void> {
  await sql`alter table idempotency_records
    alter column claim set default '',
    alter column claimed_until set default now(),
    add column bytes integer not null default 0`.execute(db);
}

export async function limitCounts(db: Db): Promise<void> {
  await sql`create table limit_counts (
    key bytea primary key,
    count integer not null,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index limit_counts_end on limit_counts (ends_at)`.execute(db);
}

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

/** A failed mail keeps its text, so that it can be sent again; those that failed before are empty. */
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
  // Erasing a person deletes their failed mails, too.
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

/** The moment at which the clock was believed last, so that a jump of it is seen after a start, too. */
export async function clockWatch(db: Db): Promise<void> {
  await sql`create table clock_watch (
    id smallint primary key check (id = 1),
    trusted_at timestamptz not null,
    seen_at timestamptz not null,
    jumped_at timestamptz
  )`.execute(db);
}

export async function installation(db: Db): Promise<void> {
  // One row at most, made at the first start and not here: else every database copied from a fresh one would share it.
  await sql`create table installation (
    is_only boolean primary key default true check (is_only),
    id text not null
  )`.execute(db);
}

export async function installationMarks(db: Db): Promise<void> {
  await sql`alter table installation
    add column has_store boolean not null default false,
    add column secret_mark bytea`.execute(db);
}

export async function usedSolutions(db: Db): Promise<void> {
  await sql`create table used_captcha_solutions (
    solution_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index used_captcha_solutions_end on used_captcha_solutions (ends_at)`.execute(db);
}
