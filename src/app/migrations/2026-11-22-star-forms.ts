import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
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
