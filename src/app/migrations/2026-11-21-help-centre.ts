import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await addContent(db);
  await addWords(db);
  await addVisitors(db);
}

async function addContent(db: Db): Promise<void> {
  await sql`create table help_categories (
    id bigint generated always as identity primary key,
    slug text not null unique,
    position integer not null,
    icon text not null,
    name_id text not null,
    name_en text not null,
    summary_id text not null,
    summary_en text not null,
    search_id text,
    search_en text,
    content_hash text not null
  )`.execute(db);
  await sql`create table help_subcategories (
    id bigint generated always as identity primary key,
    category_id bigint not null references help_categories (id) on delete cascade,
    slug text not null,
    position integer not null,
    name_id text not null,
    name_en text not null,
    unique (category_id, slug)
  )`.execute(db);
  await sql`create table help_questions (
    id bigint generated always as identity primary key,
    slug text not null unique,
    category_id bigint not null references help_categories (id),
    subcategory_id bigint references help_subcategories (id) on delete set null,
    position integer not null,
    title_id text not null,
    title_en text not null,
    answer_id text not null,
    answer_en text not null,
    is_often boolean not null,
    is_hidden boolean not null,
    search_text text not null,
    tsv tsvector not null,
    content_hash text not null,
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index help_questions_category on help_questions (category_id, position, id)`.execute(db);
  await sql`create index help_questions_tsv on help_questions using gin (tsv)`.execute(db);
}

async function addWords(db: Db): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table help_words (word text primary key, questions integer not null)`.execute(db);
  await sql`create index help_words_like on help_words using gist (word gist_trgm_ops)`.execute(db);
}

async function addVisitors(db: Db): Promise<void> {
  await sql`create table help_views (
    question_id bigint not null references help_questions (id) on delete cascade,
    day date not null,
    visitor bytea not null,
    primary key (question_id, day, visitor)
  )`.execute(db);
  await sql`create index help_views_day on help_views (day)`.execute(db);
  await sql`create table help_view_days (
    question_id bigint not null references help_questions (id) on delete cascade,
    day date not null,
    views bigint not null,
    primary key (question_id, day)
  )`.execute(db);
  await sql`create table help_voices (
    question_id bigint not null references help_questions (id) on delete cascade,
    visitor bytea not null,
    is_like boolean not null,
    given_at timestamptz not null,
    primary key (question_id, visitor)
  )`.execute(db);
}
