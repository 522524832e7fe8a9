import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table applicants add column two_step_asked_again_at timestamptz`.execute(db);
  await sql`create table two_steps (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    sealed_secret text not null,
    created_at timestamptz not null,
    activated_at timestamptz,
    last_step bigint not null default 0
  )`.execute(db);
  await sql`create table recovery_codes (
    applicant_id bigint not null references applicants (id) on delete cascade,
    name text not null,
    code_hash text not null,
    used_at timestamptz,
    primary key (applicant_id, name)
  )`.execute(db);
  await sql`create table mailed_codes (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    code_hash text not null,
    expires_at timestamptz not null
  )`.execute(db);
}
