import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
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
