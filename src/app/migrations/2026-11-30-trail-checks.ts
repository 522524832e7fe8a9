import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** How far the check of the seals is, and what the last complete one found. */
export async function up(db: Db): Promise<void> {
  await sql`create table trail_checks (
    state text primary key check (state in ('complete', 'under-way')),
    at timestamptz not null,
    seal_id bigint not null,
    hash bytea not null,
    seals bigint not null,
    entries bigint not null,
    broken_seal_id bigint,
    broken_sealed_at timestamptz,
    check ((broken_seal_id is null) = (broken_sealed_at is null))
  )`.execute(db);
}
