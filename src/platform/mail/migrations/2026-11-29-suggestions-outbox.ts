import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** Where a mail that comes again and again is unsubscribed from (RFC 8058). */
export async function up(db: Db): Promise<void> {
  await sql`alter table outbox add column unsubscribe_url text`.execute(db);
}
