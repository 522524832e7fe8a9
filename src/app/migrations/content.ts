import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function helpCentre(db: Db): Promise<void> {
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

export async function agenda(db: Db): Promise<void> {
  await sql`create table events (
    id bigint generated always as identity primary key,
    slug text not null unique,
    title_id text not null,
    title_en text not null,
    summary_id text not null,
    summary_en text not null,
    body_id text not null,
    body_en text not null,
    location_id text not null,
    location_en text not null,
    is_online boolean not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    opens_at timestamptz,
    closes_at timestamptz not null,
    quota integer check (quota > 0),
    taken_elsewhere integer not null check (taken_elsewhere >= 0),
    schedule jsonb not null,
    room_url text,
    room_opens_at timestamptz,
    content_hash text not null,
    updated_at timestamptz not null default now(),
    check (starts_at < ends_at),
    check (opens_at < closes_at),
    check ((room_url is null) = (room_opens_at is null))
  )`.execute(db);
  await sql`create index events_start on events (starts_at)`.execute(db);
  await sql`create index events_end on events (ends_at)`.execute(db);
  await sql`create table event_registrations (
    event_id bigint not null references events (id) on delete cascade,
    applicant_id bigint not null references applicants (id) on delete cascade,
    registered_at timestamptz not null default now(),
    primary key (event_id, applicant_id)
  )`.execute(db);
  await sql`create index event_registrations_applicant on event_registrations (applicant_id)`.execute(db);
}

export async function talentProgrammes(db: Db): Promise<void> {
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

export async function news(db: Db): Promise<void> {
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

export async function contentPages(db: Db): Promise<void> {
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

export async function siteSettings(db: Db): Promise<void> {
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

/**
 * Marks of texts that are safe as they lie in their row, by language, and what the desk shows of a text beside its HTML.
 * What is there already is marked by a job in the minutes after (`texts/text-forms.server.ts`): null until then.
 */
export async function safeTexts(db: Db): Promise<void> {
  await sql`alter table vacancies add column safe_id text, add column safe_en text`.execute(db);
  await sql`create index vacancies_unmarked on vacancies (id) where safe_id is null`.execute(db);
  await sql`create table vacancy_texts (
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    hash text not null,
    markdown text not null,
    words text not null,
    primary key (vacancy_id, hash)
  )`.execute(db);
}
