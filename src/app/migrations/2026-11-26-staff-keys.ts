import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Keyboard shortcuts of the desk can be turned off (WCAG 2.1.4). */
export async function up(db: Db): Promise<void> {
  await sql`alter table staff add column keys_off boolean not null default false`.execute(db);
}
