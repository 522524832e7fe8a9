import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table letters (
    code text primary key,
    kind text not null,
    company_name text,
    application_id bigint,
    sent_at timestamptz not null
  )`.execute(db);
  await sql`create index letters_application on letters (application_id, sent_at desc)
    where application_id is not null`.execute(db);
}
