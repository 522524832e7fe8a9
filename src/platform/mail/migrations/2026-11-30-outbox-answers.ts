import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** Refusals that may pass and refusals for good are counted apart; what the server said to the last try is kept. */
export async function up(db: Db): Promise<void> {
  await sql`alter table outbox
    add column final_refusals integer not null default 0,
    add column last_answer text`.execute(db);
}
