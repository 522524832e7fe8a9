import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Who of staff came with the sample content, and the links by which a machine's own visitor becomes one of them. */
export async function up(db: Db): Promise<void> {
  await sql`alter table staff add column is_sample boolean not null default false`.execute(db);
  await sql`create table sample_links (
    token_hash bytea primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index sample_links_staff on sample_links (staff_id)`.execute(db);
}
