import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** The desk's trail, its seals, and who looked at whom. */
export async function audit(db: Db): Promise<void> {
  await sql`create table trail_seals (
    id bigint generated always as identity primary key,
    sealed_at timestamptz not null,
    entries integer not null check (entries > 0),
    previous bytea not null,
    hash bytea not null
  )`.execute(db);
  // No row of another table holds one of these back or takes one with it: what was done stays written.
  await sql`create table trail_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('staff', 'key', 'command', 'system')),
    actor_id bigint,
    needed text not null,
    action text not null,
    thing_kind text,
    thing_id bigint,
    company_id bigint,
    reason text,
    request_id text not null,
    fields text[] not null,
    seal_id bigint references trail_seals (id) on delete cascade,
    check ((thing_kind is null) = (thing_id is null))
  )`.execute(db);
  await sql`create table trail_people (
    entry_id bigint not null references trail_entries (id) on delete cascade,
    applicant_id bigint not null,
    primary key (entry_id, applicant_id)
  )`.execute(db);
  await sql`create index trail_people_applicant on trail_people (applicant_id, entry_id)`.execute(db);
  await sql`create index trail_entries_unsealed on trail_entries (id) where seal_id is null`.execute(db);
  await sql`create index trail_entries_seal on trail_entries (seal_id)`.execute(db);
  await sql`create index trail_entries_actor on trail_entries (actor_kind, actor_id, id)`.execute(db);
  await sql`create index trail_entries_action on trail_entries (action, id)`.execute(db);
  await sql`create table looks (
    applicant_id bigint not null references applicants (id) on delete cascade,
    company_id bigint not null,
    day date not null,
    what text not null check (what in ('list', 'page', 'cv', 'photo', 'form', 'star', 'thread', 'export', 'key')),
    primary key (applicant_id, day, company_id, what)
  )`.execute(db);
}

/** How far the check of the seals is, and what the last complete one found. */
export async function trailChecks(db: Db): Promise<void> {
  await sql`create table trail_checks (
    state text primary key check (state in ('complete', 'under-way')),
    at timestamptz not null,
    seal_id bigint not null,
    hash bytea not null,
    seals bigint not null,
    entries bigint not null,
    broken_seal_id bigint,
    broken_sealed_at timestamptz,
    check ((broken_seal_id is null) = (broken_sealed_at is null))
  )`.execute(db);
}
