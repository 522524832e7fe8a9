import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table survey_entries (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('category', 'question', 'dissatisfaction')),
    slug text not null,
    category_id bigint references survey_entries (id),
    position integer not null,
    ratings jsonb not null,
    text_id text not null,
    text_en text not null,
    is_shown boolean not null,
    unique (kind, slug),
    check ((category_id is not null) = (kind = 'question'))
  )`.execute(db);
  await sql`create table surveys (
    id bigint generated always as identity primary key,
    transaction_id text not null unique,
    applicant_id bigint references applicants (id),
    application_id bigint not null unique references applications (id),
    offered_at timestamptz not null,
    answered_at timestamptz,
    rating integer check (rating between 1 and 5),
    chosen jsonb not null,
    comment text,
    check ((answered_at is null) = (rating is null))
  )`.execute(db);
  await sql`create index surveys_applicant on surveys (applicant_id, offered_at)`.execute(db);
}
