import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table news (
    id bigint generated always as identity primary key,
    slug text not null unique,
    type text not null check (type in ('news', 'article')),
    title_id text not null,
    title_en text not null,
    summary_id text not null,
    summary_en text not null,
    author_id text not null,
    author_en text not null,
    body_id text not null,
    body_en text not null,
    dye text not null,
    pattern text not null,
    published_at timestamptz not null
  )`.execute(db);
  await sql`create index news_newest on news (published_at desc, id desc)`.execute(db);
}
