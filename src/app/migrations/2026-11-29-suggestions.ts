import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function up(db: Db): Promise<void> {
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
