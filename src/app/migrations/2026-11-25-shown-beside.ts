import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Files know that something beside the resume shows them, not what it is. */
export async function up(db: Db): Promise<void> {
  await sql`alter table resume_files rename column in_form to shown_beside`.execute(db);
}
