import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function up(db: Db): Promise<void> {
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      message_key uuid not null default gen_random_uuid(),
      kind text not null,
      language text not null check (language in ('id', 'en')),
      recipient text,
      subject text,
      body_text text,
      body_html text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      refusals integer not null default 0,
      postponed_until timestamptz,
      last_problem text,
      queued_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'waiting') = (finished_at is null)),
      check ((state = 'waiting') = (num_nonnulls(recipient, subject, body_text, body_html) = 4))
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (id) where state = 'waiting'`.execute(db);
  await sql`create index outbox_waiting_recipient on outbox (recipient, id) where state = 'waiting'`.execute(db);
}
