import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`create table kept_answers (
    key_hash bytea primary key,
    owner text not null,
    body_hash text not null,
    claim bytea not null,
    claimed_until timestamptz not null,
    ends_at timestamptz not null,
    sealed_answer text
  )`.execute(db);
  await sql`create index kept_answers_owner on kept_answers (owner)`.execute(db);
  await sql`create index kept_answers_end on kept_answers (ends_at)`.execute(db);
}
