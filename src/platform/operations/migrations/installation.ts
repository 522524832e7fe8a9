import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function installation(db: Db): Promise<void> {
  // One row at most, made at the first start and not here: else every database copied from a fresh one would share it.
  await sql`create table installation (
    is_only boolean primary key default true check (is_only),
    id text not null
  )`.execute(db);
}

export async function installationMarks(db: Db): Promise<void> {
  await sql`alter table installation
    add column has_store boolean not null default false,
    add column secret_mark bytea`.execute(db);
}
