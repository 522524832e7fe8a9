import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Codes are suggested by how they begin, whatever the database's order of letters is. */
export async function up(db: Db): Promise<void> {
  await sql`create index vacancies_code_begins on vacancies (code collate "C")`.execute(db);
}
