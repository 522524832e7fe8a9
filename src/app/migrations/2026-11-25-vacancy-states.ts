import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * A vacancy has a state, and who leads it (recruiting §4, §6). What is there came by imports: it is open until its
 * closing moment, as before. What the desk edits lies beside until it is published, and each publication is kept.
 */
export async function up(db: Db): Promise<void> {
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
