import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`alter table installation
    add column has_store boolean not null default false,
    add column secret_mark bytea`.execute(db);
}
