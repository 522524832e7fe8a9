import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function limitCounts(db: Db): Promise<void> {
  await sql`create table limit_counts (
    key bytea primary key,
    count integer not null,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index limit_counts_end on limit_counts (ends_at)`.execute(db);
}
