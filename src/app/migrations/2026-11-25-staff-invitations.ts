import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Links by which invited staff begin their account; a new one takes the former one's place. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_invitations (
    staff_id bigint primary key references staff (id) on delete cascade,
    token_hash bytea not null constraint staff_invitations_token_hash unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
}
