import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../../applications/listed/listed.tables.ts";

/** Some of the CVs that counted when they were sent and whose words are not read by these rules. */
export async function unreadCvs(db: Db, rules: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("desk_words")
    .select("cv_file")
    .where("cv_file", "is not", null)
    .where("cv_read_by", "<", rules)
    .orderBy("cv_read_by")
    .orderBy("application_id")
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ cv_file }) => cv_file ?? []))];
}

/** Keeps a CV's words with every application that it was sent with; null where it has none that can be read. */
export async function putCvWords(db: Db, file: string, text: string | null, rules: number): Promise<void> {
  await db
    .updateTable("desk_words")
    .set({ cv_words: text === null ? null : sql`to_tsvector('simple', ${text})`, cv_read_by: rules })
    .where("cv_file", "=", file)
    .execute();
}
