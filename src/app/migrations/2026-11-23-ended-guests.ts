import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table ended_guests (
    token_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index ended_guests_ends_at on ended_guests (ends_at)`.execute(db);
}
