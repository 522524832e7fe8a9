import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz`.execute(db);
  // Whoever signed in showed it then.
  await sql`update sessions set proved_at = created_at`.execute(db);
  await sql`alter table sessions alter column proved_at set not null`.execute(db);
}
