import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function applications(db: Db): Promise<void> {
  await sql`create table applications (
    id bigint generated always as identity primary key,
    applicant_id bigint references applicants (id) on delete set null,
    vacancy_id bigint not null references vacancies (id),
    position_id text not null,
    position_en text not null,
    -- What a search looks through: ten thousand rows are looked at in a few milliseconds, with ilike in a hundred.
    position_words text not null generated always as (lower(position_id || E'\\n' || position_en)) stored,
    company_name text not null,
    status smallint not null check (status between 1 and 4),
    phase_id integer,
    platform_id integer not null,
    media_code text,
    end_reason text,
    created_at timestamptz not null
  )`.execute(db);
  // One application to a vacancy; who withdrew may apply again (readings, "Snapshots").
  await sql`create unique index applications_once on applications (applicant_id, vacancy_id)
    where end_reason is distinct from 'withdrawn'`.execute(db);
  await sql`create index applications_history on applications (applicant_id, created_at desc, id desc)`.execute(db);
  await sql`create index applications_vacancy on applications (vacancy_id)`.execute(db);
  await sql`create table application_snapshots (
    application_id bigint not null references applications (id) on delete cascade,
    version integer not null check (version > 0),
    document jsonb not null,
    photo_file text references resume_files (name) on delete set null,
    cv_file text references resume_files (name) on delete set null,
    cv_name text,
    consents jsonb not null,
    created_at timestamptz not null,
    primary key (application_id, version)
  )`.execute(db);
  await sql`create index application_snapshots_photo on application_snapshots (photo_file)`.execute(db);
  await sql`create index application_snapshots_cv on application_snapshots (cv_file)`.execute(db);
  await sql`create table application_events (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    at timestamptz not null,
    author text not null check (author in ('applicant', 'hiring')),
    kind text not null check (kind in ('submitted', 'edited', 'progressed', 'withdrawn', 'answered')),
    details jsonb not null
  )`.execute(db);
  await sql`create index application_events_application on application_events (application_id, at)`.execute(db);
  await sql`create table application_phases (
    application_id bigint not null references applications (id) on delete cascade,
    phase_id integer not null,
    status text not null,
    activities jsonb not null,
    primary key (application_id, phase_id)
  )`.execute(db);
}

/** Why the hiring side ended an application, in its own words and both languages. */
export async function endWords(db: Db): Promise<void> {
  await sql`alter table applications add column end_words jsonb`.execute(db);
}

export async function progress(db: Db): Promise<void> {
  await sql`alter table application_phases
    add column began_on date not null default current_date,
    add column next_step jsonb,
    add column due_on date,
    add column invitation jsonb,
    add column star_form_code text`.execute(db);
  await sql`alter table application_phases alter column began_on drop default`.execute(db);
  // When the hiring side first said anything; reply times are measured by it.
  await sql`alter table applications add column answered_at timestamptz`.execute(db);
  await sql`create table notifications (
    id bigint generated always as identity primary key,
    applicant_id bigint not null references applicants (id) on delete cascade,
    application_id bigint not null references applications (id) on delete cascade,
    kind text not null,
    phase_id integer,
    at timestamptz not null,
    read_at timestamptz
  )`.execute(db);
  await sql`create index notifications_newest on notifications (applicant_id, at desc, id desc)`.execute(db);
  await sql`create index notifications_unread on notifications (applicant_id) where read_at is null`.execute(db);
  await sql`create index notifications_application on notifications (application_id)`.execute(db);
}

export async function earlierStatuses(db: Db): Promise<void> {
  await sql`alter table resumes add column earlier_statuses jsonb not null default '{}'`.execute(db);
}

/** Events name their actor as the whole code does, and the version of their details. */
export async function actors(db: Db): Promise<void> {
  await sql`alter table application_events
    drop constraint application_events_author_check,
    add column actor_id bigint,
    add column version smallint not null default 1`.execute(db);
  await sql`alter table application_events rename column author to actor_kind`.execute(db);
  await sql`update application_events set actor_kind = 'import' where actor_kind = 'hiring'`.execute(db);
  await sql`update application_events set actor_kind = 'system'
    where kind = 'withdrawn' and details ->> 'because' is not null`.execute(db);
  await sql`update application_events set actor_id = applications.applicant_id
    from applications
    where applications.id = application_id and actor_kind = 'applicant'`.execute(db);
  await sql`alter table application_events alter column version drop default`.execute(db);
}

/**
 * Applications, phases and activities store their status by a name; before, by the specification's numbers and labels.
 */
export async function statusNames(db: Db): Promise<void> {
  await sql`alter table applications drop constraint applications_status_check`.execute(db);
  await sql`alter table applications alter column status type text
    using (array['on-process', 'hired', 'not-continued', 'vacancy-closed'])[status]`.execute(db);
  await sql`alter table applications add constraint applications_status_check
    check (status in ('on-process', 'hired', 'not-continued', 'vacancy-closed'))`.execute(db);
  await sql`update application_phases set
    status = case status
      when 'On Process' then 'on-process'
      when 'Passed' then 'passed'
      when 'Not Continued' then 'not-continued'
      when 'Vacancy has been Closed' then 'vacancy-closed'
    end,
    activities = (
      select coalesce(jsonb_agg(activity || jsonb_build_object('result', case activity ->> 'result'
        when 'Passed' then 'passed'
        when 'Not Passed' then 'not-passed'
      end) order by place), '[]')
      from jsonb_array_elements(activities) with ordinality as each (activity, place)
    )`.execute(db);
  await sql`alter table application_phases add constraint application_phases_status_check
    check (status in ('on-process', 'passed', 'not-continued', 'vacancy-closed'))`.execute(db);
}

/** Rows of the hiring system about vacancies that the desk leads: refused, and shown there for a while. */
export async function refusedProgress(db: Db): Promise<void> {
  await sql`create table refused_progress (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    fingerprint text not null,
    phase text,
    phase_status text,
    status text,
    result text,
    others text[] not null,
    refused_at timestamptz not null,
    unique (application_id, fingerprint)
  )`.execute(db);
  await sql`create index refused_progress_at on refused_progress (refused_at desc, id desc)`.execute(db);
}

/** The vacancy's questions and the applicant's answers; null where there is none. */
export async function applicationAnswers(db: Db): Promise<void> {
  await sql`create table application_answers (
    application_id bigint not null references applications (id) on delete cascade,
    question_id bigint not null references vacancy_questions (id) on delete cascade,
    place smallint not null,
    value jsonb,
    primary key (application_id, question_id)
  )`.execute(db);
  await sql`create index application_answers_question on application_answers (question_id)`.execute(db);
}

/** Who waits for a promised answer is counted by company, vacancy and phase, read off this index alone. */
export async function promisedApplications(db: Db): Promise<void> {
  await sql`create index desk_applications_promised on desk_applications (company_id, due_on)
    include (vacancy_id, tab, waiting_since) where due_on is not null`.execute(db);
}

/** Notifications are forgotten after years, the oldest first. */
export async function notificationsByTime(db: Db): Promise<void> {
  await sql`create index notifications_at on notifications (at)`.execute(db);
}

/** How long a company usually takes to answer is read off this index alone, however many applied to it. */
export async function answeredApplications(db: Db): Promise<void> {
  await sql`create index applications_answered on applications (vacancy_id, created_at) include (answered_at)
    where answered_at is not null`.execute(db);
}
