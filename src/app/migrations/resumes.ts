import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function resumes(db: Db): Promise<void> {
  await sql`create table resume_files (
    name text primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    role text not null check (role in ('photo', 'cv', 'form-photo')),
    original_name text not null,
    bytes integer not null,
    pages integer,
    created_at timestamptz not null,
    kept_at timestamptz,
    in_form boolean not null default false
  )`.execute(db);
  await sql`create index resume_files_applicant on resume_files (applicant_id)`.execute(db);
  await sql`create table resumes (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    version integer not null check (version > 0),
    document jsonb not null,
    photo_file text references resume_files (name),
    cv_file text references resume_files (name),
    updated_at timestamptz not null,
    confirmed_at timestamptz not null
  )`.execute(db);
  await sql`create table consents (
    id bigint generated always as identity primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    code text not null check (code in ('data-truth', 'data-use')),
    version integer not null,
    given_at timestamptz not null,
    withdrawn_at timestamptz
  )`.execute(db);
  await sql`create unique index consents_given on consents (applicant_id, code) where withdrawn_at is null`.execute(db);
  await sql`create table drafts (
    applicant_id bigint not null references applicants (id) on delete cascade,
    name text not null,
    data jsonb not null,
    version integer not null check (version > 0),
    updated_at timestamptz not null,
    primary key (applicant_id, name)
  )`.execute(db);
}

/** CVs that were kept before passed older rules (0). */
export async function inspectedCvs(db: Db): Promise<void> {
  await sql`alter table resume_files
    add column inspected_by integer not null default 0,
    add column withheld_at timestamptz`.execute(db);
  await sql`create index resume_files_inspected on resume_files (inspected_by)
    where role = 'cv' and withheld_at is null`.execute(db);
}

/** Files know that something beside the resume shows them, not what it is. */
export async function shownBeside(db: Db): Promise<void> {
  await sql`alter table resume_files rename column in_form to shown_beside`.execute(db);
}

/** Drafts that nobody went on with are forgotten, the oldest first. */
export async function draftsByTime(db: Db): Promise<void> {
  await sql`create index drafts_updated on drafts (updated_at)`.execute(db);
}
