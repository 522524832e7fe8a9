import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table site_settings (
    id smallint primary key check (id = 1),
    site jsonb not null
  )`.execute(db);
  await sql`create table site_logo (
    id smallint primary key check (id = 1),
    svg text not null,
    hash text not null,
    ratio double precision not null
  )`.execute(db);
}
