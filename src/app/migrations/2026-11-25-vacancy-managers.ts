import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Whose vacancies are whose: the hiring managers of each. */
export async function up(db: Db): Promise<void> {
  await sql`create table vacancy_managers (
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    staff_id bigint not null references staff (id) on delete cascade,
    primary key (vacancy_id, staff_id)
  )`.execute(db);
  await sql`create index vacancy_managers_staff on vacancy_managers (staff_id)`.execute(db);
}
