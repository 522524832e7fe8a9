import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What staff write of an application for each other, and whom they call to it (recruiting §4). */
export async function notes(db: Db): Promise<void> {
  await sql`create table notes (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    staff_id bigint not null references staff (id),
    text text not null,
    written_at timestamptz not null,
    changed_at timestamptz,
    version integer not null default 1
  )`.execute(db);
  await sql`create index notes_application on notes (application_id, id)`.execute(db);
  await sql`create index notes_staff on notes (staff_id)`.execute(db);
  await sql`create table note_mentions (
    note_id bigint not null references notes (id) on delete cascade,
    staff_id bigint not null references staff (id) on delete cascade,
    primary key (note_id, staff_id)
  )`.execute(db);
  await sql`create index note_mentions_staff on note_mentions (staff_id, note_id)`.execute(db);
}

/** Staff's ratings of an application by its vacancy's criteria (recruiting §4, §6). */
export async function scorecards(db: Db): Promise<void> {
  await sql`create table scorecards (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    staff_id bigint not null references staff (id),
    asked_by bigint references staff (id) on delete set null,
    asked_at timestamptz,
    due_on date,
    draft jsonb,
    sent_at timestamptz,
    version integer not null default 1,
    unique (application_id, staff_id),
    check ((asked_at is null) = (due_on is null))
  )`.execute(db);
  await sql`create index scorecards_owed on scorecards (staff_id, due_on)
    where asked_at is not null and sent_at is null`.execute(db);
  await sql`create index scorecards_staff on scorecards (staff_id)`.execute(db);
  await sql`create table scorecard_versions (
    scorecard_id bigint not null references scorecards (id) on delete cascade,
    number integer not null,
    document jsonb not null,
    sent_at timestamptz not null,
    primary key (scorecard_id, number)
  )`.execute(db);
}
