import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** How long a company usually takes to answer is read off this index alone, however many applied to it. */
export async function up(db: Db): Promise<void> {
  await sql`create index applications_answered on applications (vacancy_id, created_at) include (answered_at)
    where answered_at is not null`.execute(db);
}
