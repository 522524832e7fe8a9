import "./help.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** A question in one language. */
export interface QuestionRow {
  id: number;
  category_id: number;
  subcategory_id: number | null;
  title: string;
  answer: string;
  updated_at: Date;
}

/** A category in one language, with how many questions it shows. */
export interface CategoryRow {
  id: number;
  icon: string;
  name: string;
  summary: string;
  search: string | null;
  questions: number;
}

export interface SubcategoryRow {
  id: number;
  category_id: number;
  name: string;
  questions: number;
}

/** A question that the editors often hear begins as if it had been opened so many times. */
const headStart = 20;
/** Days whose views say what is asked most. */
const countedDays = 90;

const inLanguage = <Text extends string | null>(column: string, language: Language): RawBuilder<Text> =>
  sql.ref<Text>(`${column}_${language}`);

const shownQuestions = (db: Db, language: Language) =>
  db
    .selectFrom("help_questions")
    .select(["id", "category_id", "subcategory_id", "updated_at"])
    .select(inLanguage<string>("title", language).as("title"))
    .select(inLanguage<string>("answer", language).as("answer"))
    .where("is_hidden", "=", false);

/** Categories that show questions, in the editors' order. */
export async function shownCategories(db: Db, language: Language): Promise<CategoryRow[]> {
  return db
    .selectFrom("help_categories")
    .innerJoin("help_questions", "help_questions.category_id", "help_categories.id")
    .select(["help_categories.id", "icon"])
    .select(inLanguage<string>("name", language).as("name"))
    .select(inLanguage<string>("summary", language).as("summary"))
    .select(inLanguage<string | null>("search", language).as("search"))
    .select(sql<number>`count(*)`.as("questions"))
    .where("is_hidden", "=", false)
    .groupBy("help_categories.id")
    .orderBy("help_categories.position")
    .orderBy("help_categories.id")
    .execute();
}

/** Sub-categories that show questions, in the editors' order. */
export async function shownSubcategories(db: Db, language: Language): Promise<SubcategoryRow[]> {
  return db
    .selectFrom("help_subcategories")
    .innerJoin("help_questions", "help_questions.subcategory_id", "help_subcategories.id")
    .select(["help_subcategories.id", "help_subcategories.category_id"])
    .select(inLanguage<string>("name", language).as("name"))
    .select(sql<number>`count(*)`.as("questions"))
    .where("is_hidden", "=", false)
    .groupBy("help_subcategories.id")
    .orderBy("help_subcategories.position")
    .orderBy("help_subcategories.id")
    .execute();
}

/** A category's questions, in the editors' order: by sub-category, those without one last. */
export async function questionsOfCategory(db: Db, language: Language, categoryId: number): Promise<QuestionRow[]> {
  return shownQuestions(db, language)
    .where("category_id", "=", categoryId)
    .orderBy((row) =>
      row
        .selectFrom("help_subcategories")
        .select("help_subcategories.position")
        .whereRef("help_subcategories.id", "=", "help_questions.subcategory_id"),
    )
    .orderBy("help_questions.position")
    .orderBy("help_questions.id")
    .execute();
}

/** Questions by id, in no order; those not shown are left out. */
export async function questionsById(db: Db, language: Language, ids: readonly number[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  return shownQuestions(db, language)
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** The questions opened most of late, at most `most`; `today` is the day in Jakarta. */
export async function mostAskedQuestions(
  db: Db,
  language: Language,
  today: string,
  most: number,
): Promise<QuestionRow[]> {
  const views = sql`coalesce((select sum(views) from help_view_days
    where question_id = help_questions.id and day > ${today}::date - ${countedDays}::int), 0)`;
  return shownQuestions(db, language)
    .orderBy(sql`${views} + case when is_often then ${headStart} else 0 end`, "desc")
    .orderBy((row) =>
      row
        .selectFrom("help_categories")
        .select("help_categories.position")
        .whereRef("help_categories.id", "=", "help_questions.category_id"),
    )
    .orderBy("help_questions.position")
    .orderBy("help_questions.id")
    .limit(most)
    .execute();
}

/** True when there is a category with this id that shows a question. */
export async function hasShownQuestions(db: Db, categoryId: number): Promise<boolean> {
  const found = await db
    .selectFrom("help_questions")
    .select("id")
    .where("category_id", "=", categoryId)
    .where("is_hidden", "=", false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** True when there is a question with this id that is shown. */
export async function isShown(db: Db, questionId: number): Promise<boolean> {
  const found = await db
    .selectFrom("help_questions")
    .select("id")
    .where("id", "=", questionId)
    .where("is_hidden", "=", false)
    .executeTakeFirst();
  return found !== undefined;
}

/** Each category that shows questions, and when the last of them changed. */
export async function categoryChanges(db: Db): Promise<{ categoryId: number; updatedAt: Date }[]> {
  return db
    .selectFrom("help_questions")
    .select("category_id as categoryId")
    .select(sql<Date>`max(updated_at)`.as("updatedAt"))
    .where("is_hidden", "=", false)
    .groupBy("category_id")
    .orderBy("category_id")
    .execute();
}

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
export async function listVoices(db: Db, visitors: readonly Uint8Array[]) {
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
