import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
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
