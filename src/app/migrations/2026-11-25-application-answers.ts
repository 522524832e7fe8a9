import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What applicants were asked by the vacancy, and answered; null where they did not. */
export async function up(db: Db): Promise<void> {
  await sql`create table application_answers (
    application_id bigint not null references applications (id) on delete cascade,
    question_id bigint not null references vacancy_questions (id) on delete cascade,
    place smallint not null,
    value jsonb,
    primary key (application_id, question_id)
  )`.execute(db);
  await sql`create index application_answers_question on application_answers (question_id)`.execute(db);
}
