import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Drafts that nobody went on with are forgotten, the oldest first. */
export async function up(db: Db): Promise<void> {
  await sql`create index drafts_updated on drafts (updated_at)`.execute(db);
}
