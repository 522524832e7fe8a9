import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Applicants also answer whether a company gets the extended form. */
export async function up(db: Db): Promise<void> {
  await sql`alter table application_events drop constraint application_events_kind_check`.execute(db);
  await sql`alter table application_events add constraint application_events_kind_check
    check (kind in ('submitted', 'edited', 'progressed', 'withdrawn', 'answered', 'form-answered'))`.execute(db);
}
