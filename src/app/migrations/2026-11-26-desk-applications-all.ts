import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** What a list begins with: every tab, the highest score first. */
export async function up(db: Db): Promise<void> {
  await sql`create index desk_applications_all on desk_applications (vacancy_id, score, application_id)`.execute(db);
}
