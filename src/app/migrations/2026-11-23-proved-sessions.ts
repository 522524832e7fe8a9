import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  // A process of the former version, which runs on for a while, names no moment: whoever signs in there shows it now.
  await sql`alter table sessions add column proved_at timestamptz not null default now()`.execute(db);
  // Whoever signed in before showed it then.
  await sql`update sessions set proved_at = created_at`.execute(db);
}
