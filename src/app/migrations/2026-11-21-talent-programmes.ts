import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table talent_programmes (
    slug text primary key,
    starts_on date not null,
    ends_on date,
    external_url text not null,
    name jsonb not null,
    title jsonb not null,
    slides jsonb not null,
    paragraphs jsonb not null
  )`.execute(db);
}
