import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Rows of the hiring system about vacancies that the desk leads: refused, and shown there for a while. */
export async function up(db: Db): Promise<void> {
  await sql`create table refused_progress (
    id bigint generated always as identity primary key,
    application_id bigint not null references applications (id) on delete cascade,
    fingerprint text not null,
    phase text,
    phase_status text,
    status text,
    result text,
    others text[] not null,
    refused_at timestamptz not null,
    unique (application_id, fingerprint)
  )`.execute(db);
  await sql`create index refused_progress_at on refused_progress (refused_at desc, id desc)`.execute(db);
}
