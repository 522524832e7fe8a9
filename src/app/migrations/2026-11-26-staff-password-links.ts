import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Links by which staff choose a new password; several of a member may work at once, and all end with the first used. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_password_links (
    token_hash bytea primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_password_links_staff on staff_password_links (staff_id)`.execute(db);
}
