import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Ways to look at the desk's table, kept under a name (recruiting §4). */
export async function up(db: Db): Promise<void> {
  await sql`create table saved_views (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    name text not null,
    query text not null,
    columns text[] not null,
    shared_with bigint references companies (id) on delete cascade,
    version integer not null default 1,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index saved_views_staff on saved_views (staff_id, name)`.execute(db);
  await sql`create index saved_views_shared on saved_views (shared_with) where shared_with is not null`.execute(db);
}
