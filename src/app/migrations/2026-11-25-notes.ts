import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What staff write of an application for each other, and whom they call to it (recruiting §4). */
export async function up(db: Db): Promise<void> {
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
