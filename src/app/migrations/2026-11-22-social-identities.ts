import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table social_identities (
    provider text not null check (provider in ('google', 'facebook')),
    subject text not null,
    applicant_id bigint not null references applicants (id) on delete cascade,
    joined_at timestamptz not null,
    primary key (provider, subject)
  )`.execute(db);
  await sql`create index social_identities_applicant on social_identities (applicant_id)`.execute(db);
}
