import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What recruiters decided of applications: held first, then released or taken back; and the reasons of ends. */
export async function up(db: Db): Promise<void> {
  await sql`create table end_reasons (
    id bigint generated always as identity primary key,
    code text not null unique,
    name_id text not null,
    name_en text not null,
    words_id text not null,
    words_en text not null,
    position integer not null,
    retired_at timestamptz,
    version integer not null default 1
  )`.execute(db);
  await sql`create table acts (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    staff_id bigint not null references staff (id),
    kind text not null,
    details jsonb not null,
    state text not null check (state in ('held', 'released', 'undone', 'dropped')),
    made_at timestamptz not null,
    release_at timestamptz not null,
    ended_at timestamptz,
    dropped_because text,
    check ((state = 'held') = (ended_at is null)),
    check ((state = 'dropped') = (dropped_because is not null))
  )`.execute(db);
  // One held act an application, whoever and however many try.
  await sql`create unique index acts_held on acts (application_id) where state = 'held'`.execute(db);
  await sql`create index acts_due on acts (release_at) where state = 'held'`.execute(db);
  await sql`create index acts_application on acts (application_id, id)`.execute(db);
  await sql`create index acts_staff on acts (staff_id)`.execute(db);
}
