import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function extendedForms(db: Db): Promise<void> {
  await sql`create table extended_forms (
    applicant_id bigint not null references applicants (id) on delete cascade,
    variant text not null check (variant in ('freshgraduate', 'professional')),
    version integer not null check (version > 0),
    document jsonb not null,
    photo_file text references resume_files (name),
    updated_at timestamptz not null,
    submitted_at timestamptz,
    primary key (applicant_id, variant)
  )`.execute(db);
  await sql`create index extended_forms_photo on extended_forms (photo_file)`.execute(db);
}

/** Applicants also answer whether a company gets the extended form. */
export async function formAnswered(db: Db): Promise<void> {
  await sql`alter table application_events drop constraint application_events_kind_check`.execute(db);
  await sql`alter table application_events add constraint application_events_kind_check
    check (kind in ('submitted', 'edited', 'progressed', 'withdrawn', 'answered', 'form-answered'))`.execute(db);
}

/** That a company asked for the extended form, what its applicant answered, and the copy that it got. */
export async function formRequests(db: Db): Promise<void> {
  await sql`create table form_requests (
    application_id bigint primary key references applications (id) on delete cascade,
    applicant_id bigint not null references applicants (id) on delete cascade,
    phase_id bigint not null,
    asked_at timestamptz not null,
    gives boolean,
    answered_at timestamptz,
    variant text check (variant in ('freshgraduate', 'professional')),
    copy jsonb,
    check ((gives is null) = (answered_at is null)),
    check ((copy is null) = (variant is null)),
    check (copy is null or gives)
  )`.execute(db);
  await sql`create index form_requests_applicant on form_requests (applicant_id)`.execute(db);
}
