import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** The provider's session that a session was opened by, so that a logout there ends it (Back-Channel Logout 1.0). */
export async function up(db: Db): Promise<void> {
  await sql`alter table sessions add column provider_sid text`.execute(db);
  await sql`create index sessions_provider_sid on sessions (provider_sid) where provider_sid is not null`.execute(db);
}
