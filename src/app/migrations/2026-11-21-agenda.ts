import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table events (
    id bigint generated always as identity primary key,
    slug text not null unique,
    title_id text not null,
    title_en text not null,
    summary_id text not null,
    summary_en text not null,
    body_id text not null,
    body_en text not null,
    location_id text not null,
    location_en text not null,
    is_online boolean not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    opens_at timestamptz,
    closes_at timestamptz not null,
    quota integer check (quota > 0),
    taken_elsewhere integer not null check (taken_elsewhere >= 0),
    schedule jsonb not null,
    room_url text,
    room_opens_at timestamptz,
    content_hash text not null,
    updated_at timestamptz not null default now(),
    check (starts_at < ends_at),
    check (opens_at < closes_at),
    check ((room_url is null) = (room_opens_at is null))
  )`.execute(db);
  await sql`create index events_start on events (starts_at)`.execute(db);
  await sql`create index events_end on events (ends_at)`.execute(db);
  await sql`create table event_registrations (
    event_id bigint not null references events (id) on delete cascade,
    applicant_id bigint not null references applicants (id) on delete cascade,
    registered_at timestamptz not null default now(),
    primary key (event_id, applicant_id)
  )`.execute(db);
  await sql`create index event_registrations_applicant on event_registrations (applicant_id)`.execute(db);
}
