import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What vacancies ask who applies. A question never changes: an edited one is another row. */
export async function up(db: Db): Promise<void> {
  await sql`create table vacancy_questions (
    id bigint generated always as identity primary key,
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    origin_id bigint references vacancy_questions (id) on delete cascade,
    version integer not null,
    place smallint not null,
    document jsonb not null,
    retired_at timestamptz
  )`.execute(db);
  await sql`create index vacancy_questions_asked on vacancy_questions (vacancy_id, place)
    where retired_at is null`.execute(db);
  await sql`create index vacancy_questions_vacancy on vacancy_questions (vacancy_id)`.execute(db);
  await sql`create index vacancy_questions_origin on vacancy_questions (origin_id)`.execute(db);
}
