import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table invitations (
    id bigint generated always as identity primary key,
    code_hash bytea not null unique,
    code_sealed text not null,
    application_id bigint not null references applications (id) on delete cascade,
    applicant_id bigint not null references applicants (id) on delete cascade,
    phase_id integer not null,
    place text not null,
    at timestamptz,
    answer_by timestamptz not null,
    created_at timestamptz not null,
    status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'reschedule-asked')),
    answered_at timestamptz,
    wished_times jsonb not null default '[]',
    note text not null default '',
    replaced_at timestamptz,
    check ((status = 'open') = (answered_at is null))
  )`.execute(db);
  // One stands at a time.
  await sql`create unique index invitations_standing on invitations (application_id, phase_id)
    where replaced_at is null`.execute(db);
  await sql`create index invitations_applicant on invitations (applicant_id)`.execute(db);
  await sql`create table join_invitations (
    id bigint generated always as identity primary key,
    code_hash bytea not null unique,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    source text not null,
    recipient text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create unique index join_invitations_once on join_invitations (recipient, vacancy_id, source)`.execute(db);
  await sql`create index join_invitations_over on join_invitations (expires_at)`.execute(db);
}
