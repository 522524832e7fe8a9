import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table vacancy_letters (
    occasion text not null,
    recipient bytea not null,
    looked_at timestamptz not null,
    primary key (occasion, recipient)
  )`.execute(db);
  await sql`create index vacancy_letters_looked_at on vacancy_letters (looked_at)`.execute(db);
}
