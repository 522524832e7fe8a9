import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import "./help.tables.ts";

/** Keeps a visitor's voice on an answer; one that he gave before is changed. */
export async function keepVoice(
  db: Db,
  voice: { questionId: number; visitor: Uint8Array; isLike: boolean; now: Date },
): Promise<void> {
  const { questionId: question_id, visitor, isLike: is_like, now: given_at } = voice;
  await db
    .insertInto("help_voices")
    .values({ question_id, visitor, is_like, given_at })
    .onConflict((conflict) => conflict.columns(["question_id", "visitor"]).doUpdateSet({ is_like, given_at }))
    .execute();
}

/** Counts a view, unless this visitor's is counted already on this day; in one statement, so that no two pass. */
export async function addView(
  db: Db,
  { questionId, visitor, day }: { questionId: number; visitor: Uint8Array; day: string },
): Promise<void> {
  await sql`with seen as (
      insert into help_views (question_id, day, visitor) values (${questionId}, ${day}, ${visitor})
      on conflict do nothing returning question_id, day
    )
    insert into help_view_days as counted (question_id, day, views) select question_id, day, 1 from seen
    on conflict (question_id, day) do update set views = counted.views + 1`.execute(db);
}

/** Forgets who opened what before a day; the counts stay. */
export async function forgetVisitors(db: Db, before: string): Promise<void> {
  await db.deleteFrom("help_views").where("day", "<", before).execute();
}

export async function questionIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("help_questions").select("id").execute();
  return rows.map(({ id }) => id);
}

const oneOf = (visitors: readonly Uint8Array[]) => sql<Uint8Array>`any(${[...visitors]}::bytea[])`;

/** The voices of some visitors. */
export async function voicesOf(db: Db, visitors: readonly Uint8Array[]) {
  return db
    .selectFrom("help_voices")
    .innerJoin("help_questions", "help_questions.id", "question_id")
    .select(["question_id as questionId", "title_id as titleId", "title_en as titleEn"])
    .select(["is_like as isLike", "given_at as givenAt"])
    .where("visitor", "=", oneOf(visitors))
    .orderBy("given_at")
    .execute();
}

/** Forgets what some visitors said and opened; the counts of views stay. */
export async function deleteVisitors(tx: Tx, visitors: readonly Uint8Array[]): Promise<void> {
  await tx.deleteFrom("help_voices").where("visitor", "=", oneOf(visitors)).execute();
  await tx.deleteFrom("help_views").where("visitor", "=", oneOf(visitors)).execute();
}
