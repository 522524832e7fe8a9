import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * What the desk asks of a company's vacancies, be they thousands: how many are in which state and what closes soon are
 * read off an index, and those that are blind, which every call of the desk's asks for, have one of their own.
 */
export async function vacanciesOfCompany(db: Db): Promise<void> {
  await sql`create index vacancies_of_company on vacancies (company_id, id desc) include (state, closes_at)`.execute(
    db,
  );
  await sql`drop index vacancies_company`.execute(db);
  await sql`create index vacancies_blind on vacancies (company_id) where blind`.execute(db);
  await sql`create index vacancies_closing on vacancies (company_id, closes_at) where state = 'open'`.execute(db);
}

/** A part of a title or code is found by its trigrams, however many vacancies the desk has. */
export async function vacanciesByWords(db: Db): Promise<void> {
  await sql`create index vacancies_by_words on vacancies
    using gin ((title_id || ' ' || title_en || ' ' || code) gin_trgm_ops)`.execute(db);
}

/**
 * Open vacancies are filtered by place, kind of employment and salary too. What is open already is read by a job in the
 * minutes after (`features/vacancies/put/read-places.server.ts`): a place is null until then.
 */
export async function findingPlaces(db: Db): Promise<void> {
  await sql`alter table open_vacancies
    add column places integer[],
    add column kinds text[] not null default '{}',
    add column pays bigint`.execute(db);
  await sql`create index open_vacancies_unread on open_vacancies (id) where places is null`.execute(db);
}

/** Codes are suggested by how they begin, whatever the database's order of letters is. */
export async function findingCodes(db: Db): Promise<void> {
  await sql`create index vacancies_code_begins on vacancies (code collate "C")`.execute(db);
}

/** When a vacancy that left the search had come: one that is put back, because it never closed, is no new one. */
export async function searchedSince(db: Db): Promise<void> {
  await sql`alter table vacancies add column searched_since timestamptz`.execute(db);
}

/** Other systems' names for our functions; imports look here first. Edited at the desk. */
export async function functionAliases(db: Db): Promise<void> {
  await sql`create table function_aliases (
    key text primary key,
    text text not null,
    function_id bigint not null references vacancy_functions (id) on delete cascade
  )`.execute(db);
}

/**
 * Words carry the mark of the field that they stand in; what is open already is put again by the job that reads places.
 * Beginnings are asked for without marks, and what one filters by has none.
 */
export async function searchFields(db: Db): Promise<void> {
  await sql`create or replace function keep_vacancy_lexemes() returns trigger language plpgsql as $$
    begin
      insert into vacancy_lexemes (word)
      select word from (
        select distinct ltrim(word, '@/~') as word from new_rows, unnest(tsvector_to_array(tsv)) as word where word !~ '^[=^#+-]'
      ) as told
      where not exists (select from vacancy_lexemes as kept where kept.word = told.word)
      order by word
      on conflict do nothing;
      return null;
    end
  $$`.execute(db);
  await sql`delete from vacancy_lexemes`.execute(db);
  await sql`update open_vacancies set places = null`.execute(db);
}

/**
 * Equal words that administrators added, and what people looked for without finding it: words and counts by day, and of
 * which of 63 groups of networks they came. That says that there were several, and not who.
 */
export async function searchWords(db: Db): Promise<void> {
  await sql`create table search_pairs (
    id bigint generated always as identity primary key,
    one text not null,
    other text not null,
    added_at timestamptz not null default now(),
    unique (one, other)
  )`.execute(db);
  await sql`create table search_misses (
    words text not null,
    day date not null,
    asked integer not null,
    networks bigint not null,
    primary key (words, day)
  )`.execute(db);
  await sql`create index search_misses_day on search_misses (day)`.execute(db);
}
