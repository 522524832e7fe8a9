import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** Letters' numbers are forgotten after years, the oldest first. */
export async function up(db: Db): Promise<void> {
  await sql`create index letters_sent on letters (sent_at)`.execute(db);
}
