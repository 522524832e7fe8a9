import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/**
 * A record is written in the transaction of the work that it is about, so nobody claims it beforehand. What an owner may
 * keep is counted in bytes. The columns of the claim stay for processes of the version before, beside which this one runs.
 */
export async function up(db: Db): Promise<void> {
  await sql`alter table idempotency_records
    alter column claim set default '',
    alter column claimed_until set default now(),
    add column bytes integer not null default 0`.execute(db);
}
