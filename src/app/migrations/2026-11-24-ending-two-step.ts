import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table two_steps add column ends_at timestamptz`.execute(db);
  await sql`create index two_steps_ending on two_steps (ends_at) where ends_at is not null`.execute(db);
}
