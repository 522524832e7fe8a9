import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table application_phases
    add column began_on date not null default current_date,
    add column next_step jsonb,
    add column due_on date,
    add column invitation jsonb,
    add column star_form_code text`.execute(db);
  await sql`alter table application_phases alter column began_on drop default`.execute(db);
  // When the hiring side first said anything; reply times are measured by it.
  await sql`alter table applications add column answered_at timestamptz`.execute(db);
  await sql`create table notifications (
    id bigint generated always as identity primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    application_id bigint not null references applications (id) on delete cascade,
    kind text not null,
    phase_id integer,
    at timestamptz not null,
    read_at timestamptz
  )`.execute(db);
  await sql`create index notifications_newest on notifications (applicant_id, at desc, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (applicant_id) where read_at is null`.execute(db);
  await sql`create index notifications_application on notifications (application_id)`.execute(db);
}
