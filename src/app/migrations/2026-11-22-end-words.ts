import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Why the hiring side ended an application, in its own words and both languages. */
export async function up(db: Db): Promise<void> {
  await sql`alter table applications add column end_words jsonb`.execute(db);
}
