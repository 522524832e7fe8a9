import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function keptAnswers(db: Db): Promise<void> {
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

/** The table takes the field's own name. */
export async function idempotencyRecords(db: Db): Promise<void> {
  await sql`alter table kept_answers rename to idempotency_records`.execute(db);
  await sql`alter index kept_answers_pkey rename to idempotency_records_pkey`.execute(db);
  await sql`alter index kept_answers_owner rename to idempotency_records_owner`.execute(db);
  await sql`alter index kept_answers_end rename to idempotency_records_end`.execute(db);
}

/**
 * A record is written in the transaction of the work that it is about, so nobody claims it beforehand. What an owner may
 * keep is counted in bytes. The columns of the claim stay for processes of the version before, beside which this one runs.
 */
export async function idempotencyBytes(db: Db): Promise<void> {
  await sql`alter table idempotency_records
    alter column claim set default '',
    alter column claimed_until set default now(),
    add column bytes integer not null default 0`.execute(db);
}
