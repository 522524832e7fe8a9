import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table content_pages (
    page text primary key,
    title_id text not null,
    title_en text not null,
    description_id text not null,
    description_en text not null,
    updated_on date not null,
    sections jsonb not null,
    content_hash text not null
  )`.execute(db);
}
