import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Titles of some vacancies in both languages, by id. */
export async function titlesById(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { id: string; en: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancies")
    .select(["id", "title_id", "title_en"])
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.title_id, en: row.title_en }]));
}
