import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** When a vacancy that left the search had come: one that is put back, because it never closed, is no new one. */
export async function up(db: Db): Promise<void> {
  await sql`alter table vacancies add column searched_since timestamptz`.execute(db);
}
