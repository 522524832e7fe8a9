import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  // One row at most, made at the first start and not here: else every database copied from a fresh one would share it.
  await sql`create table installation (
    is_only boolean primary key default true check (is_only),
    id text not null
  )`.execute(db);
}
