import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What the scorecards of a vacancy judge by (recruiting §4). */
export async function up(db: Db): Promise<void> {
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
