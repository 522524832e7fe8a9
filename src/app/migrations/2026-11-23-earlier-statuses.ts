import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table resumes add column earlier_statuses jsonb not null default '{}'`.execute(db);
}
