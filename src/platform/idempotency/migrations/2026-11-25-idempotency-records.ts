import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** The table takes the field's own name. */
export async function up(db: Db): Promise<void> {
  await sql`alter table kept_answers rename to idempotency_records`.execute(db);
  await sql`alter index kept_answers_pkey rename to idempotency_records_pkey`.execute(db);
  await sql`alter index kept_answers_owner rename to idempotency_records_owner`.execute(db);
  await sql`alter index kept_answers_end rename to idempotency_records_end`.execute(db);
}
