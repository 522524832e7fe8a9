import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** The mail in the morning of what waits: can be off, and comes once a day (recruiting §9). */
export async function up(db: Db): Promise<void> {
  await sql`alter table staff add column morning_mail boolean not null default true, add column morning_on date`.execute(
    db,
  );
}
