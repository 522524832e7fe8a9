import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function surveys(db: Db): Promise<void> {
  await sql`create table survey_entries (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('category', 'question', 'dissatisfaction')),
    slug text not null,
    category_id bigint references survey_entries (id),
    position integer not null,
    ratings jsonb not null,
    text_id text not null,
    text_en text not null,
    is_shown boolean not null,
    unique (kind, slug),
    check ((category_id is not null) = (kind = 'question'))
  )`.execute(db);
  await sql`create table surveys (
    id bigint generated always as identity primary key,
    transaction_id text not null unique,
    applicant_id bigint references applicants (id),
    application_id bigint not null unique references applications (id),
    offered_at timestamptz not null,
    answered_at timestamptz,
    rating integer check (rating between 1 and 5),
    chosen jsonb not null,
    comment text,
    check ((answered_at is null) = (rating is null))
  )`.execute(db);
  await sql`create index surveys_applicant on surveys (applicant_id, offered_at)`.execute(db);
}

export async function starForms(db: Db): Promise<void> {
  await sql`create table star_forms (
    code text primary key,
    document jsonb not null,
    content_hash text not null
  )`.execute(db);
  await sql`create table applicant_stars (
    id bigint generated always as identity primary key,
    applicant_id bigint references applicants (id),
    application_id bigint not null references applications (id),
    phase_id bigint not null,
    form_code text not null references star_forms (code),
    asked_at timestamptz not null,
    answers jsonb not null,
    submitted_at timestamptz,
    asked jsonb,
    unique (application_id, phase_id, form_code),
    check ((submitted_at is null) = (asked is null))
  )`.execute(db);
  await sql`create index applicant_stars_applicant on applicant_stars (applicant_id)`.execute(db);
}

export async function invitations(db: Db): Promise<void> {
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
  // One exists at a time.
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
