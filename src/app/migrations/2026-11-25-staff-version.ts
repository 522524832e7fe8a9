import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What the desk changes says which version it was made from. */
export async function up(db: Db): Promise<void> {
  await sql`alter table staff add column version integer not null default 1`.execute(db);
}
