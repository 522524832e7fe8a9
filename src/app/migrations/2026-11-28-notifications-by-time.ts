import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Notifications are forgotten after years, the oldest first. */
export async function up(db: Db): Promise<void> {
  await sql`create index notifications_at on notifications (at)`.execute(db);
}
