import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Who waits for a promised answer is counted by company, vacancy and phase, read off this index alone. */
export async function up(db: Db): Promise<void> {
  await sql`create index desk_applications_promised on desk_applications (company_id, due_on)
    include (vacancy_id, tab, waiting_since) where due_on is not null`.execute(db);
}
