import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

const staffId = "add column staff_id bigint references staff (id) on delete cascade";

/** Exactly one of the two names whose a row is; a process of the former version goes on naming applicants. */
const ofOne = (table: string) => `add constraint ${table}_principal check (num_nonnulls(applicant_id, staff_id) = 1)`;

/**
 * Staff beside applicants, and what hangs on a principal of either kind. What was an applicant's stays so. Where an
 * applicant had one row the primary key becomes a constraint for each kind; inserts rely on both.
 */
export async function up(db: Db): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table staff (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null constraint staff_email_key unique,
    name text not null check (char_length(name) <= 100),
    password_hash text,
    language text not null check (language in ('id', 'en')),
    state text not null check (state in ('invited', 'active', 'suspended')),
    created_at timestamptz not null,
    last_seen_at timestamptz
  )`);
  await run(`alter table sessions ${staffId}, alter column applicant_id drop not null, ${ofOne("sessions")}`);
  await run("create index sessions_staff on sessions (staff_id) where staff_id is not null");
  for (const table of ["two_steps", "mailed_codes"]) {
    await run(`alter table ${table} drop constraint ${table}_pkey`);
    await run(`alter table ${table} ${staffId}, alter column applicant_id drop not null, ${ofOne(table)},
      add constraint ${table}_applicant unique (applicant_id), add constraint ${table}_staff unique (staff_id)`);
  }
  await run("alter table recovery_codes drop constraint recovery_codes_pkey");
  await run(`alter table recovery_codes ${staffId}, alter column applicant_id drop not null, ${ofOne("recovery_codes")},
    add constraint recovery_codes_applicant unique (applicant_id, name),
    add constraint recovery_codes_staff unique (staff_id, name)`);
  // Neither: an address without an account, or one that is deleted.
  await run(`alter table account_events ${staffId},
    add constraint account_events_principal check (num_nonnulls(applicant_id, staff_id) <= 1)`);
  await run("create index account_events_staff on account_events (staff_id, at) where staff_id is not null");
}
