import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** That a company asked for the extended form, what its applicant answered, and the copy that it got. */
export async function up(db: Db): Promise<void> {
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
