import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function vacancies(db: Db): Promise<void> {
  await sql`create table vacancy_functions (
    id bigint generated always as identity primary key,
    key_id text not null unique,
    key_en text not null,
    text_id text not null,
    text_en text not null
  )`.execute(db);
  await sql`create table vacancies (
    id bigint generated always as identity primary key,
    code text not null unique,
    company_id bigint not null references companies (id),
    function_id bigint not null references vacancy_functions (id),
    category smallint not null check (category in (1, 2)),
    title_id text not null,
    title_en text not null,
    description_id text not null,
    description_en text not null,
    requirement_id text not null,
    requirement_en text not null,
    locations text[] not null,
    employment_type text,
    salary_min bigint,
    salary_max bigint,
    posted_at timestamptz not null,
    end_date date not null,
    closes_at timestamptz not null,
    openings integer,
    reply_days integer,
    content_hash text not null,
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table open_vacancies (
    id bigint primary key references vacancies (id) on delete cascade,
    company_id bigint not null,
    function_id bigint not null,
    category smallint not null,
    posted_at timestamptz not null,
    closes_at timestamptz not null,
    tsv_title tsvector not null,
    tsv tsvector not null
  )`.execute(db);
  // Nobody filters by them, and looking at long texts is most of what gathering statistics costs.
  for (const column of ["description_id", "description_en", "requirement_id", "requirement_en"]) {
    await sql`alter table vacancies alter column ${sql.ref(column)} set statistics 0`.execute(db);
  }
  await addSearchIndexes(db);
  await addCounts(db);
  await addWords(db);
  await addSaved(db);
  await addActivityLinks(db);
}

async function addSaved(db: Db): Promise<void> {
  await sql`create table saved_vacancies (
    applicant_id bigint not null references applicants (id) on delete cascade,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    saved_at timestamptz not null default now(),
    primary key (applicant_id, vacancy_id)
  )`.execute(db);
  await sql`create index saved_vacancies_newest on saved_vacancies
    (applicant_id, saved_at desc, vacancy_id desc)`.execute(db);
  await sql`create index saved_vacancies_vacancy on saved_vacancies (vacancy_id)`.execute(db);
}

/** Order and filter from the index alone, at any depth; the moment of closing lies beside. */
async function addSearchIndexes(db: Db): Promise<void> {
  for (const column of ["company_id", "function_id", "category"]) {
    await sql`create index ${sql.ref(`open_vacancies_${column}`)} on open_vacancies
      (${sql.ref(column)}, posted_at desc, id desc) include (closes_at)`.execute(db);
  }
  await sql`create index open_vacancies_newest on open_vacancies (posted_at desc, id desc) include (closes_at)`.execute(
    db,
  );
  await sql`create index open_vacancies_closing on open_vacancies (closes_at, id)`.execute(db);
  // Costs next to nothing and claims to cost much. Vectors are stored compressed outside their rows; the planner takes
  // reading them for free and reads them all (120 ms) where the index knows the few rows that match (3 ms).
  await sql`create function worth_reading(words tsvector) returns boolean
    language plpgsql immutable cost 1000 as 'begin return true; end'`.execute(db);
  // What is written waits in a short list, so that an import takes half the time; `tidySearch` empties it after.
  await sql`create index open_vacancies_tsv_title on open_vacancies using gin (tsv_title)`.execute(db);
  await sql`create index open_vacancies_tsv on open_vacancies using gin (tsv)`.execute(db);
}

async function addCounts(db: Db): Promise<void> {
  await sql`create table open_counts (
    company_id bigint not null,
    function_id bigint not null,
    category smallint not null,
    open bigint not null,
    primary key (company_id, function_id, category)
  )`.execute(db);
  await sql`create index open_counts_companies on open_counts (company_id) where function_id = 0 and category = 0`.execute(
    db,
  );
  // Ordered, so that two transactions that change the same counts wait instead of blocking each other for good.
  await sql`create function add_open_counts(companies bigint[], functions bigint[], categories smallint[], sign integer)
    returns void language sql as $$
      insert into open_counts as kept (company_id, function_id, category, open)
      select coalesce(company, 0), coalesce(function, 0), coalesce(category, 0), sign * count(*)
      from unnest(companies, functions, categories) as changed (company, function, category)
      group by cube (company, function, category)
      order by 1, 2, 3
      on conflict (company_id, function_id, category) do update set open = kept.open + excluded.open
    $$`.execute(db);
  await sql`create function count_open_vacancies() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform add_open_counts(array_agg(company_id), array_agg(function_id), array_agg(category), -1) from old_rows;
      end if;
      if tg_op <> 'DELETE' then
        perform add_open_counts(array_agg(company_id), array_agg(function_id), array_agg(category), 1) from new_rows;
      end if;
      return null;
    end
  $$`.execute(db);
  for (const [operation, tables] of [
    ["insert", "new table as new_rows"],
    ["update", "old table as old_rows new table as new_rows"],
    ["delete", "old table as old_rows"],
  ] as const) {
    await sql`create trigger ${sql.ref(`open_vacancies_${operation}`)} after ${sql.raw(operation)} on open_vacancies
      referencing ${sql.raw(tables)} for each statement execute function count_open_vacancies()`.execute(db);
  }
}

async function addWords(db: Db): Promise<void> {
  await addLexemes(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table search_terms (word text primary key, vacancies integer not null)`.execute(db);
  await sql`create index search_terms_like on search_terms using gist (word gist_trgm_ops)`.execute(db);
  await sql`create table popular_titles (
    language text not null,
    position integer not null,
    title text not null,
    primary key (language, position)
  )`.execute(db);
}

/**
 * Every word of every vector, so that a beginning is asked for by the words that begin so: the index reads those one
 * beside the other and skips, where a beginning has it gather all their rows first. Words are never taken out.
 */
async function addLexemes(db: Db): Promise<void> {
  await sql`create table vacancy_lexemes (word text collate "C" primary key)`.execute(db);
  // Ordered, so that two transactions with the same words wait instead of blocking each other for good.
  await sql`create function keep_vacancy_lexemes() returns trigger language plpgsql as $$
    begin
      insert into vacancy_lexemes (word)
      select word from (select distinct unnest(tsvector_to_array(tsv)) as word from new_rows) as told
      where not exists (select from vacancy_lexemes as kept where kept.word = told.word)
      order by word
      on conflict do nothing;
      return null;
    end
  $$`.execute(db);
  for (const operation of ["insert", "update"]) {
    await sql`create trigger ${sql.ref(`vacancy_lexemes_${operation}`)} after ${sql.raw(operation)} on open_vacancies
      referencing new table as new_rows for each statement execute function keep_vacancy_lexemes()`.execute(db);
  }
}

async function addActivityLinks(db: Db): Promise<void> {
  await sql`create table activity_links (
    code text primary key,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    media_code text not null,
    platform_id smallint not null check (platform_id between 1 and 3),
    opens_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index activity_links_channel on activity_links (vacancy_id, media_code)`.execute(db);
}

/** Whose vacancies are whose: the hiring managers of each. */
export async function vacancyManagers(db: Db): Promise<void> {
  await sql`create table vacancy_managers (
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    staff_id bigint not null references staff (id) on delete cascade,
    primary key (vacancy_id, staff_id)
  )`.execute(db);
  await sql`create index vacancy_managers_staff on vacancy_managers (staff_id)`.execute(db);
}

/**
 * A vacancy has a state, and who leads it (recruiting §4, §6). What is there came by imports: it is open until its
 * closing moment, as before. The desk's draft is stored separately until it is published, and each publication is kept.
 */
export async function vacancyStates(db: Db): Promise<void> {
  await sql`alter table vacancies
    add column state text not null default 'open'
      check (state in ('draft', 'in-review', 'scheduled', 'open', 'closed', 'archived')),
    add column lead text not null default 'import' check (lead in ('desk', 'import')),
    add column plan bigint[],
    add column blind boolean not null default false,
    add column revealed_from bigint,
    add column shared_from bigint,
    add column owner_id bigint references staff (id) on delete set null,
    add column version integer not null default 1,
    add column edited_by bigint references staff (id) on delete set null,
    add column edited_at timestamptz,
    add column opens_at timestamptz,
    add column published_at timestamptz,
    add constraint vacancies_scheduled check ((state = 'scheduled') = (opens_at is not null))`.execute(db);
  await sql`create index vacancies_company on vacancies (company_id, id desc)`.execute(db);
  await sql`create index vacancies_owner on vacancies (owner_id) where owner_id is not null`.execute(db);
  await sql`create index vacancies_scheduled on vacancies (opens_at) where state = 'scheduled'`.execute(db);
  await sql`create table vacancy_drafts (
    vacancy_id bigint primary key references vacancies (id) on delete cascade,
    document jsonb not null,
    edited_by bigint references staff (id) on delete set null,
    edited_at timestamptz not null,
    submitted_at timestamptz
  )`.execute(db);
  await sql`create table vacancy_versions (
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    number integer not null,
    document jsonb not null,
    published_by bigint references staff (id) on delete set null,
    published_at timestamptz not null,
    primary key (vacancy_id, number)
  )`.execute(db);
}

/** Links are made in the desk too, each with a note; how often one is followed is counted a day, of nobody. */
export async function linkClicks(db: Db): Promise<void> {
  await sql`alter table activity_links
    add column note text not null default '',
    add column version integer not null default 1,
    add column created_at timestamptz not null default now()`.execute(db);
  await sql`create table activity_link_clicks (
    code text not null references activity_links (code) on delete cascade on update cascade,
    day date not null,
    clicks integer not null,
    primary key (code, day)
  )`.execute(db);
}

/**
 * What imports said of vacancies that say something else in the desk, and what waits there for a choice. A vacancy of
 * an import's without a row says what the last import said: so do all that were there before.
 */
export async function vacancyImports(db: Db): Promise<void> {
  await sql`create table vacancy_imports (
    vacancy_id bigint primary key references vacancies (id) on delete cascade,
    made_in_desk boolean not null,
    said jsonb not null,
    pending jsonb,
    pending_at timestamptz,
    constraint vacancy_imports_pending check ((pending is null) = (pending_at is null))
  )`.execute(db);
  await sql`create index vacancy_imports_pending on vacancy_imports (pending_at, vacancy_id) where pending is not null`.execute(
    db,
  );
}

/** Vacancies' questions to applicants. A question never changes: an edited one is another row. */
export async function vacancyQuestions(db: Db): Promise<void> {
  await sql`create table vacancy_questions (
    id bigint generated always as identity primary key,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    origin_id bigint references vacancy_questions (id) on delete cascade,
    version integer not null,
    place smallint not null,
    document jsonb not null,
    retired_at timestamptz
  )`.execute(db);
  await sql`create index vacancy_questions_asked on vacancy_questions (vacancy_id, place)
    where retired_at is null`.execute(db);
  await sql`create index vacancy_questions_vacancy on vacancy_questions (vacancy_id)`.execute(db);
  await sql`create index vacancy_questions_origin on vacancy_questions (origin_id)`.execute(db);
}

/** What the scorecards of a vacancy judge by (recruiting §4). */
export async function vacancyCriteria(db: Db): Promise<void> {
  await sql`create table vacancy_criteria (
    id bigint generated always as identity primary key,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    place integer not null,
    name_id text not null,
    name_en text not null,
    hint_id text not null,
    hint_en text not null,
    lowest_id text not null,
    lowest_en text not null,
    highest_id text not null,
    highest_en text not null
  )`.execute(db);
  await sql`create index vacancy_criteria_vacancy on vacancy_criteria (vacancy_id, place)`.execute(db);
}
