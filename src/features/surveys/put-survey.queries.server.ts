import { type Insertable, sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { ratingsDocument } from "./stored-survey.server.ts";
import type { EntryKind } from "./survey.tables.ts";

/** A line of the questionnaire as it is stored. */
export type PutEntry = Pick<
  Insertable<Tables["survey_entries"]>,
  "kind" | "slug" | "category_id" | "position" | "ratings" | "text_id" | "text_en"
>;

/** Makes loads wait for each other. */
export async function lockEntries(tx: Tx): Promise<void> {
  await sql`lock table survey_entries in share row exclusive mode`.execute(tx);
}

/** Puts a line in place, shown. @returns what that made of it */
export async function putEntry(
  tx: Tx,
  entry: PutEntry,
): Promise<{ id: number; did: "added" | "updated" | "unchanged" }> {
  const before = await tx
    .selectFrom("survey_entries")
    .selectAll()
    .where("kind", "=", entry.kind)
    .where("slug", "=", entry.slug)
    .executeTakeFirst();
  if (before === undefined) {
    const row = { ...entry, is_shown: true };
    const { id } = await tx.insertInto("survey_entries").values(row).returning("id").executeTakeFirstOrThrow();
    return { id, did: "added" };
  }
  const { id, ...stored } = before;
  const told = {
    ...stored,
    ratings: ratingsDocument.write(ratingsDocument.read(stored.ratings)),
    is_shown: stored.is_shown,
  };
  const next = { ...entry, is_shown: true };
  const isSame = Object.entries(next).every(([name, value]) => Reflect.get(told, name) === value);
  if (isSame) return { id, did: "unchanged" };
  await tx.updateTable("survey_entries").set(next).where("id", "=", id).execute();
  return { id, did: "updated" };
}

/** Hides the lines of a kind that are no longer named. @returns how many */
export async function hideOthers(tx: Tx, kind: EntryKind, slugs: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("survey_entries")
    .set({ is_shown: false })
    .where("kind", "=", kind)
    .where("is_shown", "=", true)
    .where("slug", "<>", sql<string>`all(${[...slugs]}::text[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
