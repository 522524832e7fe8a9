import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table applications (
    id bigint generated always as identity primary key,
    applicant_id bigint references applicants (id) on delete set null,
    vacancy_id bigint not null references vacancies (id),
    position_id text not null,
    position_en text not null,
    -- What a search looks through: ten thousand rows are looked at in a few milliseconds, with ilike in a hundred.
    position_words text not null generated always as (lower(position_id || E'\\n' || position_en)) stored,
    company_name text not null,
    status smallint not null check (status between 1 and 4),
    phase_id integer,
    platform_id integer not null,
    media_code text,
    end_reason text,
    created_at timestamptz not null
  )`.execute(db);
  // One application to a vacancy; who withdrew may apply anew (readings, "Snapshots").
  await sql`create unique index applications_once on applications (applicant_id, vacancy_id)
    where end_reason is distinct from 'withdrawn'`.execute(db);
  await sql`create index applications_history on applications (applicant_id, created_at desc, id desc)`.execute(db);
  await sql`create index applications_vacancy on applications (vacancy_id)`.execute(db);
  await sql`create table application_snapshots (
    application_id bigint not null references applications (id) on delete cascade,
    version integer not null check (version > 0),
    document jsonb not null,
    photo_file text references resume_files (name) on delete set null,
    cv_file text references resume_files (name) on delete set null,
    cv_name text,
    consents jsonb not null,
    created_at timestamptz not null,
    primary key (application_id, version)
  )`.execute(db);
  await sql`create index application_snapshots_photo on application_snapshots (photo_file)`.execute(db);
  await sql`create index application_snapshots_cv on application_snapshots (cv_file)`.execute(db);
  await sql`create table application_events (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    at timestamptz not null,
    author text not null check (author in ('applicant', 'hiring')),
    kind text not null check (kind in ('submitted', 'edited', 'progressed', 'withdrawn', 'answered')),
    details jsonb not null
  )`.execute(db);
  await sql`create index application_events_application on application_events (application_id, at)`.execute(db);
  await sql`create table application_phases (
    application_id bigint not null references applications (id) on delete cascade,
    phase_id integer not null,
    status text not null,
    activities jsonb not null,
    primary key (application_id, phase_id)
  )`.execute(db);
}
