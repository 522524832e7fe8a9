import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What staff are told at the desk (recruiting §9). Members are never deleted, so nothing is locked to tell them. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_notices (
    id bigint generated always as identity primary key,
    staff_id bigint not null,
    kind text not null,
    by_id bigint,
    company_id bigint,
    vacancy_id bigint references vacancies (id) on delete cascade,
    application_id bigint references applications (id) on delete cascade,
    applicant_id bigint,
    thing_id bigint,
    at timestamptz not null,
    read_at timestamptz,
    check ((application_id is null) = (applicant_id is null))
  )`.execute(db);
  await sql`create index staff_notices_reader on staff_notices (staff_id, id)`.execute(db);
  await sql`create index staff_notices_unread on staff_notices (staff_id, id) where read_at is null`.execute(db);
  await sql`create index staff_notices_vacancy on staff_notices (vacancy_id) where vacancy_id is not null`.execute(db);
  await sql`create index staff_notices_application on staff_notices (application_id) where application_id is not null`.execute(
    db,
  );
  await sql`create index staff_notices_applicant on staff_notices (applicant_id) where applicant_id is not null`.execute(
    db,
  );
  await sql`create index staff_notices_at on staff_notices (at)`.execute(db);
}
