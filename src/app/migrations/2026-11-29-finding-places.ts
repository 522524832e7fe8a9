import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * Open vacancies are filtered by place, kind of employment and salary too. What is open already is read by a job in the
 * minutes after (`features/vacancies/put/read-places.server.ts`): a place is null until then.
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table open_vacancies
    add column places integer[],
    add column kinds text[] not null default '{}',
    add column pays bigint`.execute(db);
  await sql`create index open_vacancies_unread on open_vacancies (id) where places is null`.execute(db);
}
