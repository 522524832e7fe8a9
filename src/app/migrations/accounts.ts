import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function accounts(db: Db): Promise<void> {
  await sql`create table applicants (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null constraint applicants_email_key unique,
    name text not null,
    password_hash text not null,
    language text not null check (language in ('id', 'en')),
    source text,
    created_at timestamptz not null,
    activated_at timestamptz
  )`.execute(db);
  await sql`create table sessions (
    id bigint generated always as identity primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    token_hash bytea not null unique,
    remember_me boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    device text not null,
    network text not null
  )`.execute(db);
  await sql`create index sessions_applicant on sessions (applicant_id)`.execute(db);
  await sql`create index sessions_end on sessions (expires_at)`.execute(db);
  await sql`create table account_tokens (
    token_hash bytea primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    purpose text not null check (purpose in ('activation', 'reset')),
    redirect text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index account_tokens_applicant on account_tokens (applicant_id, created_at)`.execute(db);
  await sql`create table account_events (
    id bigint generated always as identity primary key,
    applicant_id bigint references applicants (id) on delete cascade,
    event text not null,
    at timestamptz not null,
    device text not null,
    network text not null,
    request_id text not null
  )`.execute(db);
  await sql`create index account_events_applicant on account_events (applicant_id, at)`.execute(db);
  await sql`create index account_events_time on account_events (at)`.execute(db);
}

export async function socialIdentities(db: Db): Promise<void> {
  await sql`create table social_identities (
    provider text not null check (provider in ('google', 'facebook')),
    subject text not null,
    applicant_id bigint not null references applicants (id) on delete cascade,
    joined_at timestamptz not null,
    primary key (provider, subject)
  )`.execute(db);
  await sql`create index social_identities_applicant on social_identities (applicant_id)`.execute(db);
}

export async function twoStep(db: Db): Promise<void> {
  await sql`alter table applicants add column two_step_asked_again_at timestamptz`.execute(db);
  await sql`create table two_steps (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    sealed_secret text not null,
    created_at timestamptz not null,
    activated_at timestamptz,
    last_step bigint not null default 0
  )`.execute(db);
  await sql`create table recovery_codes (
    applicant_id bigint not null references applicants (id) on delete cascade,
    name text not null,
    code_hash text not null,
    used_at timestamptz,
    primary key (applicant_id, name)
  )`.execute(db);
  await sql`create table mailed_codes (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    code_hash text not null,
    expires_at timestamptz not null
  )`.execute(db);
}

export async function endedGuests(db: Db): Promise<void> {
  await sql`create table ended_guests (
    token_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index ended_guests_ends_at on ended_guests (ends_at)`.execute(db);
}

export async function provedSessions(db: Db): Promise<void> {
  // A process of the former version, which runs on for a while, names no moment: an account that signs in there shows
  // it now.
  await sql`alter table sessions add column proved_at timestamptz not null default now()`.execute(db);
  // Anyone who signed in before showed it then.
  await sql`update sessions set proved_at = created_at`.execute(db);
}

export async function endingTwoStep(db: Db): Promise<void> {
  await sql`alter table two_steps add column ends_at timestamptz`.execute(db);
  await sql`create index two_steps_ending on two_steps (ends_at) where ends_at is not null`.execute(db);
}

const staffId = "add column staff_id bigint references staff (id) on delete cascade";

/** Exactly one of the two names whose a row is; a process of the former version continues naming applicants. */
const ofOne = (table: string) => `add constraint ${table}_principal check (num_nonnulls(applicant_id, staff_id) = 1)`;

/**
 * Staff beside applicants, and what hangs on a principal of either kind. What was an applicant's stays so. Where an
 * applicant had one row the primary key becomes a constraint for each kind; inserts rely on both.
 */
export async function principals(db: Db): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table staff (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null constraint staff_email_key unique,
    name text not null check (char_length(name) <= 100),
    password_hash text,
    language text not null check (language in ('id', 'en')),
    state text not null check (state in ('invited', 'active', 'suspended')),
    created_at timestamptz not null,
    last_seen_at timestamptz
  )`);
  await run(`alter table sessions ${staffId}, alter column applicant_id drop not null, ${ofOne("sessions")}`);
  await run("create index sessions_staff on sessions (staff_id) where staff_id is not null");
  for (const table of ["two_steps", "mailed_codes"]) {
    await run(`alter table ${table} drop constraint ${table}_pkey`);
    await run(`alter table ${table} ${staffId}, alter column applicant_id drop not null, ${ofOne(table)},
      add constraint ${table}_applicant unique (applicant_id), add constraint ${table}_staff unique (staff_id)`);
  }
  await run("alter table recovery_codes drop constraint recovery_codes_pkey");
  await run(`alter table recovery_codes ${staffId}, alter column applicant_id drop not null, ${ofOne("recovery_codes")},
    add constraint recovery_codes_applicant unique (applicant_id, name),
    add constraint recovery_codes_staff unique (staff_id, name)`);
  // Neither: an address without an account, or one that is deleted.
  await run(`alter table account_events ${staffId},
    add constraint account_events_principal check (num_nonnulls(applicant_id, staff_id) <= 1)`);
  await run("create index account_events_staff on account_events (staff_id, at) where staff_id is not null");
}

/**
 * When an applicant was here last. Of accounts there are, nobody knows for longer than the trail is kept: they count
 * from now.
 */
export async function applicantsSeen(db: Db): Promise<void> {
  await sql`alter table applicants add column last_seen_at timestamptz not null default now()`.execute(db);
  await sql`create index applicants_last_seen on applicants (last_seen_at)`.execute(db);
}

/**
 * Who received a warning of erasure, and the days on which the site looked for expired data.
 */
export async function retention(db: Db): Promise<void> {
  await sql`create table inactivity_warnings (
    applicant_id bigint primary key references applicants,
    mail_id bigint not null,
    queued_at timestamptz not null,
    sent_at timestamptz,
    days_before integer,
    check ((sent_at is null) = (days_before is null))
  )`.execute(db);
  await sql`create table retention_days (day date primary key)`.execute(db);
  // Its time of day is the retention's now; pg-boss keeps a schedule until somebody removes it.
  await sql`do $$ begin
    if to_regclass('pgboss.schedule') is not null then
      delete from pgboss.schedule where name = 'erase-never-activated';
    end if;
  end $$`.execute(db);
}

/** The provider's session that a session was opened by, so that a logout there ends it (Back-Channel Logout 1.0). */
export async function sessionSid(db: Db): Promise<void> {
  await sql`alter table sessions add column provider_sid text`.execute(db);
  await sql`create index sessions_provider_sid on sessions (provider_sid) where provider_sid is not null`.execute(db);
}
