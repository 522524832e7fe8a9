import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table companies (
    id bigint generated always as identity primary key,
    slug text not null unique,
    name text not null,
    name_key text not null unique,
    industry_id integer,
    dye text not null,
    pattern text not null,
    summary_id text not null default '',
    summary_en text not null default '',
    description_id text not null default '',
    description_en text not null default '',
    address_id text not null default '',
    address_en text not null default '',
    website text
  )`.execute(db);
}
