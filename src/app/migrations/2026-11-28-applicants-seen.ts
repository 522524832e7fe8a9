import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * When an applicant was here last. Of accounts there are, nobody knows for longer than the trail is kept: they count
 * from now.
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table applicants add column last_seen_at timestamptz not null default now()`.execute(db);
  await sql`create index applicants_last_seen on applicants (last_seen_at)`.execute(db);
}
