import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** A part of a title or code is found by its trigrams, however many vacancies the desk has. */
export async function up(db: Db): Promise<void> {
  await sql`create index vacancies_by_words on vacancies
    using gin ((title_id || ' ' || title_en || ' ' || code) gin_trgm_ops)`.execute(db);
}
