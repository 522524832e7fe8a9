import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Sort keys of each tab of the desk's table; the last column of every key is the application's id. */
const sorts = [
  "score",
  "applied_at",
  "waiting_since",
  "name_key",
  "degree_rank",
  "institution_key",
  "experience_months",
  "domicile_key",
  "salary",
  "source_key",
  "must_missed",
  "stars",
];

async function makeTables(db: Db): Promise<void> {
  await sql`create table desk_applications (
    application_id bigint primary key references applications (id) on delete cascade,
    applicant_id bigint references applicants (id) on delete set null,
    company_id bigint not null references companies (id),
    vacancy_id bigint not null references vacancies (id),
    phase_id integer,
    status text not null,
    tab integer not null,
    applied_at timestamptz not null,
    waiting_since timestamptz not null,
    due_on date,
    score smallint not null,
    score_unpaid smallint not null,
    reasons jsonb not null,
    name text not null,
    name_key text collate "C" not null,
    degree_id integer,
    degree_rank smallint not null,
    institution_id integer,
    institution_other text,
    institution_key text collate "C" not null,
    major_id integer,
    major_other text,
    experience_months integer not null,
    domicile_id integer,
    domicile_other text,
    domicile_key text collate "C" not null,
    salary bigint not null,
    platform_id integer not null,
    media_code text,
    source_key text collate "C" not null,
    must_missed smallint not null default -1,
    stars smallint not null default 0 check (stars between 0 and 3),
    shared_at timestamptz,
    shares_cv boolean not null default false,
    revealed_at timestamptz,
    opened_at timestamptz,
    blind_code text not null,
    phone_key text not null default '',
    person_key text not null default '',
    is_gone boolean not null default false,
    listed_by smallint not null
  )`.execute(db);
  await sql`create table desk_words (
    application_id bigint primary key references desk_applications (application_id) on delete cascade,
    words tsvector not null,
    blind_words tsvector not null,
    cv_file text references resume_files (name) on delete set null,
    cv_words tsvector,
    cv_read_by smallint not null default 0
  )`.execute(db);
}

async function makeIndexes(db: Db): Promise<void> {
  for (const sort of sorts) {
    await sql`create index ${sql.ref(`desk_applications_${sort}`)} on desk_applications
      (vacancy_id, tab, ${sql.ref(sort)}, application_id)`.execute(db);
  }
  // How many stand where, and how many of them are late, is read off these alone.
  await sql`create index desk_applications_due on desk_applications (vacancy_id, tab, due_on)
    include (company_id)`.execute(db);
  await sql`create index desk_applications_company on desk_applications (company_id, tab, applied_at, application_id)
    include (due_on)`.execute(db);
  await sql`create index desk_applications_code on desk_applications (vacancy_id, blind_code)`.execute(db);
  await sql`create index desk_applications_phone_key on desk_applications (phone_key) where phone_key <> ''`.execute(
    db,
  );
  await sql`create index desk_applications_person_key on desk_applications (person_key)
    where person_key <> ''`.execute(db);
  await sql`create index desk_applications_person on desk_applications (applicant_id)`.execute(db);
  await sql`create index desk_applications_listed on desk_applications (listed_by) where listed_by < 100`.execute(db);
  await sql`create index desk_words_words on desk_words using gin (words)`.execute(db);
  await sql`create index desk_words_blind_words on desk_words using gin (blind_words)`.execute(db);
  await sql`create index desk_words_cv_words on desk_words using gin (cv_words)`.execute(db);
  await sql`create index desk_words_unread on desk_words (cv_read_by, application_id) where cv_file is not null`.execute(
    db,
  );
  await sql`create index desk_words_cv_file on desk_words (cv_file)`.execute(db);
}

/**
 * Lists existing rows as far as SQL alone can; scores, texts and words follow by the job that lists again
 * whatever older rules listed.
 */
async function fill(db: Db): Promise<void> {
  const sign = sql`substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', 1 + floor(random() * 31)::integer, 1)`;
  await sql`insert into desk_applications (application_id, applicant_id, company_id, vacancy_id, phase_id, status, tab,
      applied_at, waiting_since, score, score_unpaid, reasons, name, name_key, degree_rank, institution_key,
      experience_months, domicile_key, salary, platform_id, media_code, source_key, blind_code, is_gone, listed_by)
    select applications.id, applicant_id, vacancies.company_id, vacancy_id, phase_id, status,
      case when status = 'on-process' then coalesce(phase_id, 0) else -1 end,
      applications.created_at, applications.created_at, -1, -1, '[]',
      coalesce(document ->> 'name', ''), lower(coalesce(document ->> 'name', '')), -1, '',
      -1, '', coalesce((document ->> 'expectedSalary')::bigint, -1), platform_id, media_code, '',
      ${sign} || ${sign} || ${sign} || ${sign} || ${sign}, applicant_id is null, 0
    from applications
      join vacancies on vacancies.id = applications.vacancy_id
      left join lateral (select document from application_snapshots
        where application_id = applications.id order by version desc limit 1) as sent on true`.execute(db);
  await sql`insert into desk_words (application_id, words, blind_words)
    select application_id, to_tsvector('simple', name), '' from desk_applications`.execute(db);
}

export async function deskApplications(db: Db): Promise<void> {
  await makeTables(db);
  await fill(db);
  await makeIndexes(db);
}

/** Ways to look at the desk's table, kept under a name (recruiting §4). */
export async function savedViews(db: Db): Promise<void> {
  await sql`create table saved_views (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    name text not null,
    query text not null,
    columns text[] not null,
    shared_with bigint references companies (id) on delete cascade,
    version integer not null default 1,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index saved_views_staff on saved_views (staff_id, name)`.execute(db);
  await sql`create index saved_views_shared on saved_views (shared_with) where shared_with is not null`.execute(db);
}

/** A list's initial state: every tab, the highest score first. */
export async function deskApplicationsAll(db: Db): Promise<void> {
  await sql`create index desk_applications_all on desk_applications (vacancy_id, score, application_id)`.execute(db);
}

/** Whether its applicant took an application back, and who of staff decided on it last: what lists filter by. */
export async function deskStandings(db: Db): Promise<void> {
  await sql`alter table desk_applications
    add column is_withdrawn boolean not null default false, add column decided_by bigint`.execute(db);
  await sql`update desk_applications set is_withdrawn = true
    from applications where applications.id = application_id and end_reason = 'withdrawn'`.execute(db);
  await sql`update desk_applications set decided_by = actor_id
    from (select distinct on (application_id) application_id as id, actor_kind, actor_id from application_events
      where kind = 'progressed' order by application_id, application_events.id desc) as last
    where last.id = application_id and actor_kind = 'staff'`.execute(db);
  await sql`create index desk_applications_decided on desk_applications (decided_by, application_id)
    where decided_by is not null`.execute(db);
  await sql`create index desk_applications_blind_code on desk_applications (blind_code)`.execute(db);
}
