import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** When a vacancy came to us: another system may give an earlier day of posting. */
export async function suggestionsCame(db: Db): Promise<void> {
  await sql`alter table open_vacancies add column came_at timestamptz`.execute(db);
  await sql`update open_vacancies set came_at = posted_at`.execute(db);
  await sql`alter table open_vacancies alter column came_at set default now(), alter column came_at set not null`.execute(
    db,
  );
  await sql`create index open_vacancies_came on open_vacancies (came_at)`.execute(db);
}

export async function suggestionsLetters(db: Db): Promise<void> {
  await sql`create table vacancy_letters (
    occasion text not null,
    recipient bytea not null,
    looked_at timestamptz not null,
    primary key (occasion, recipient)
  )`.execute(db);
  await sql`create index vacancy_letters_looked_at on vacancy_letters (looked_at)`.execute(db);
}

export async function suggestions(db: Db): Promise<void> {
  await sql`create table suggestions (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    looked_at timestamptz not null,
    looked_until timestamptz not null,
    told_at timestamptz,
    told_until timestamptz,
    told integer not null default 0
  )`.execute(db);
  await sql`create table suggested_vacancies (
    applicant_id bigint not null references applicants (id) on delete cascade,
    vacancy_id bigint not null,
    told_at timestamptz not null,
    primary key (applicant_id, vacancy_id)
  )`.execute(db);
  // What closed long ago is forgotten, oldest first.
  await sql`create index suggested_vacancies_told on suggested_vacancies using brin (told_at)`.execute(db);
}

export async function alerts(db: Db): Promise<void> {
  await sql`create table alert_addresses (
    id bigint generated always as identity primary key,
    email text not null,
    email_key text not null unique,
    language text not null check (language in ('id', 'en')),
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table alerts (
    id bigint generated always as identity primary key,
    address_id bigint not null references alert_addresses (id) on delete cascade,
    name text not null,
    search jsonb not null,
    search_key bytea not null,
    frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
    created_at timestamptz not null,
    paused_at timestamptz,
    looked_until timestamptz not null,
    next_at timestamptz not null,
    last_sent_at timestamptz,
    wanted_at timestamptz not null,
    asked_at timestamptz
  )`.execute(db);
  await sql`create unique index alerts_search on alerts (address_id, search_key)`.execute(db);
  await sql`create index alerts_due on alerts (next_at) where paused_at is null`.execute(db);
  await sql`create index alerts_wanted on alerts (wanted_at)`.execute(db);
  await sql`create table alert_wishes (
    id bigint generated always as identity primary key,
    email text,
    email_key text,
    language text not null check (language in ('id', 'en')),
    name text not null,
    search jsonb not null,
    search_key bytea not null,
    frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
    code_sealed text not null,
    expires_at timestamptz not null,
    alert_id bigint references alerts (id) on delete cascade,
    check ((email is null) = (email_key is null)),
    check ((email is null) = (alert_id is not null))
  )`.execute(db);
  await sql`create unique index alert_wishes_once on alert_wishes (email_key, search_key)`.execute(db);
  await sql`create index alert_wishes_over on alert_wishes (expires_at)`.execute(db);
  await sql`create index alert_wishes_alert on alert_wishes (alert_id) where alert_id is not null`.execute(db);
}

export async function applicationReminders(db: Db): Promise<void> {
  await sql`create table application_reminders (
    applicant_id bigint primary key references applicants (id) on delete cascade,
    written_at timestamptz not null
  )`.execute(db);
}
