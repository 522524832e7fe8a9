import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** The moment at which the clock was believed last, so that a jump of it is seen after a start, too. */
export async function clockWatch(db: Db): Promise<void> {
  await sql`create table clock_watch (
    id smallint primary key check (id = 1),
    trusted_at timestamptz not null,
    seen_at timestamptz not null,
    jumped_at timestamptz
  )`.execute(db);
}
