import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Asking is one act, whichever form it asks for. */
export async function up(db: Db): Promise<void> {
  await sql`update acts set kind = 'ask' where kind = 'ask-star'`.execute(db);
}
