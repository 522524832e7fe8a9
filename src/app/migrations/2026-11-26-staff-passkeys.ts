import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Passkeys of staff, and the challenges that one of them answered: each counts once until it would have ended anyway. */
export async function up(db: Db): Promise<void> {
  await sql`create table staff_passkeys (
    id bigint generated always as identity primary key,
    staff_id bigint not null references staff (id) on delete cascade,
    credential_id text not null constraint staff_passkeys_credential unique,
    public_key bytea not null,
    counter bigint not null,
    transports text not null,
    name text not null check (char_length(name) <= 60),
    created_at timestamptz not null,
    last_used_at timestamptz
  )`.execute(db);
  await sql`create index staff_passkeys_staff on staff_passkeys (staff_id)`.execute(db);
  await sql`create table used_passkey_challenges (
    challenge_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
}
