import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Recruiters' decisions on applications: held first, then released or undone; and the end reasons. */
export async function acts(db: Db): Promise<void> {
  await sql`create table end_reasons (
    id bigint generated always as identity primary key,
    code text not null unique,
    name_id text not null,
    name_en text not null,
    words_id text not null,
    words_en text not null,
    position integer not null,
    retired_at timestamptz,
    version integer not null default 1
  )`.execute(db);
  await sql`create table acts (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    staff_id bigint not null references staff (id),
    kind text not null,
    details jsonb not null,
    state text not null check (state in ('held', 'released', 'undone', 'dropped')),
    made_at timestamptz not null,
    release_at timestamptz not null,
    ended_at timestamptz,
    dropped_because text,
    check ((state = 'held') = (ended_at is null)),
    check ((state = 'dropped') = (dropped_because is not null))
  )`.execute(db);
  // One held act an application, anyone who and however many try.
  await sql`create unique index acts_held on acts (application_id) where state = 'held'`.execute(db);
  await sql`create index acts_due on acts (release_at) where state = 'held'`.execute(db);
  await sql`create index acts_application on acts (application_id, id)`.execute(db);
  await sql`create index acts_staff on acts (staff_id)`.execute(db);
}

/** Asking is one act, whichever form it asks for. */
export async function actsAsking(db: Db): Promise<void> {
  await sql`update acts set kind = 'ask' where kind = 'ask-star'`.execute(db);
}

/** One act, sharing or export for many applications, with what became of each (recruiting §6). */
export async function bulkJobs(db: Db): Promise<void> {
  await sql`create table bulk_jobs (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id),
    language text not null,
    work jsonb not null,
    state text not null check (state in ('preview', 'running', 'held', 'done', 'stopped', 'undone')),
    company_ids bigint[] not null,
    vacancy_id bigint references vacancies (id) on delete set null,
    chosen integer not null,
    possible integer not null,
    starred integer not null,
    request_id text,
    previewed_at timestamptz not null,
    started_at timestamptz,
    release_at timestamptz,
    undone_by bigint references staff (id),
    undone_request_id text,
    ended_at timestamptz,
    released integer,
    refused integer,
    undone integer,
    check ((state = 'preview') = (started_at is null)),
    check ((ended_at is null) = (released is null))
  )`.execute(db);
  await sql`create index bulk_jobs_staff on bulk_jobs (staff_id)`.execute(db);
  await sql`create index bulk_jobs_undone_by on bulk_jobs (undone_by)`.execute(db);
  await sql`create index bulk_jobs_vacancy on bulk_jobs (vacancy_id)`.execute(db);
  await sql`create index bulk_jobs_open on bulk_jobs (state, id) where ended_at is null`.execute(db);
  await sql`create table bulk_job_rows (
    job_id bigint not null references bulk_jobs (id) on delete cascade,
    position integer not null,
    application_id bigint not null references applications (id) on delete cascade,
    shown text,
    code text,
    act_id bigint references acts (id) on delete set null,
    done_at timestamptz,
    primary key (job_id, position),
    check (code is null or act_id is null)
  )`.execute(db);
  // Each application once, however often it was named.
  await sql`create unique index bulk_job_rows_application on bulk_job_rows (application_id, job_id)`.execute(db);
  await sql`create index bulk_job_rows_act on bulk_job_rows (act_id) where act_id is not null`.execute(db);
  await sql`create index bulk_job_rows_waiting on bulk_job_rows (job_id, position) where done_at is null`.execute(db);
  await sql`create table bulk_job_files (
    job_id bigint primary key references bulk_jobs (id) on delete cascade,
    format text not null check (format in ('csv', 'xlsx')),
    content bytea not null,
    made_at timestamptz not null,
    gone_at timestamptz not null
  )`.execute(db);
}

/** A job is undone in one transaction, which the trail records; a job that was being undone is undone now. */
export async function undoneAtOnce(db: Db): Promise<void> {
  await sql`update acts set state = 'undone', ended_at = now() from bulk_job_rows as rows, bulk_jobs as jobs
    where rows.act_id = acts.id and jobs.id = rows.job_id and jobs.state = 'undone' and acts.state = 'held'`.execute(
    db,
  );
  await sql`alter table bulk_jobs drop column undone_by, drop column undone_request_id`.execute(db);
}
