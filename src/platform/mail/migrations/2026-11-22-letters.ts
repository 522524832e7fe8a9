import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table letters (
    id bigint generated always as identity primary key,
    code text not null unique,
    kind text not null,
    company_name text,
    application_id bigint,
    sent_at timestamptz not null
  )`.execute(db);
  await sql`create index letters_application on letters (application_id, id)
    where application_id is not null`.execute(db);
}
