import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** When a vacancy came to us: another system may tell an earlier day on which it was posted. */
export async function up(db: Db): Promise<void> {
  await sql`alter table open_vacancies add column came_at timestamptz`.execute(db);
  await sql`update open_vacancies set came_at = posted_at`.execute(db);
  await sql`alter table open_vacancies alter column came_at set default now(), alter column came_at set not null`.execute(
    db,
  );
  await sql`create index open_vacancies_came on open_vacancies (came_at)`.execute(db);
}
