import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { HelpCategoriesTable, HelpQuestionsTable, HelpSubcategoriesTable } from "./help.tables.ts";

/** A category as it is stored, with all of its parts. */
export interface PutCategory extends Insertable<HelpCategoriesTable> {
  subcategories: Omit<Insertable<HelpSubcategoriesTable>, "category_id">[];
}

/** A question as it is stored, and the words it is found by, folded. */
export interface PutQuestion
  extends Omit<
    Insertable<HelpQuestionsTable>,
    "category_id" | "subcategory_id" | "search_text" | "tsv" | "updated_at"
  > {
  words: { title: string; keywords: string; answer: string };
}

/** Makes loads wait for each other, so that a slug is given once. */
export async function lockHelp(tx: Tx): Promise<void> {
  await sql`lock table help_categories in share row exclusive mode`.execute(tx);
}

/** Hash of each entry's content, by slug. */
export async function knownContent(db: Db, table: "help_categories" | "help_questions"): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(["slug", "content_hash"]).execute();
  return new Map(rows.map(({ slug, content_hash }) => [slug, content_hash]));
}

/** Ids of categories and of their parts, by slug. */
export async function knownPlaces(db: Db): Promise<Map<string, { id: number; parts: Map<string, number> }>> {
  const categories = await db.selectFrom("help_categories").select(["id", "slug"]).execute();
  const parts = await db.selectFrom("help_subcategories").select(["id", "category_id", "slug"]).execute();
  const getParts = (id: number) => parts.filter((part) => part.category_id === id);
  return new Map(
    categories.map(({ id, slug }) => [slug, { id, parts: new Map(getParts(id).map((part) => [part.slug, part.id])) }]),
  );
}

/** Takes out parts that a category no longer names; their questions stay, and are placed again when they come again. */
async function dropParts(tx: Tx, category_id: number, keptCodes: readonly string[]): Promise<void> {
  const dropped = tx
    .selectFrom("help_subcategories")
    .select("id")
    .where("category_id", "=", category_id)
    .where("slug", "<>", sql<string>`all(${[...keptCodes]}::text[])`);
  await tx.updateTable("help_questions").set({ content_hash: "" }).where("subcategory_id", "in", dropped).execute();
  await tx.deleteFrom("help_subcategories").where("id", "in", dropped).execute();
}

/** Puts a category with its parts in place. */
export async function putCategory(tx: Tx, { subcategories, ...category }: PutCategory): Promise<void> {
  const { id: category_id } = await tx
    .insertInto("help_categories")
    .values(category)
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(category))
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const part of subcategories) {
    await tx
      .insertInto("help_subcategories")
      .values({ ...part, category_id })
      .onConflict((conflict) => conflict.columns(["category_id", "slug"]).doUpdateSet(part))
      .execute();
  }
  await dropParts(
    tx,
    category_id,
    subcategories.map(({ slug }) => slug),
  );
}

/** Puts a question in place, found at once by its new words. */
export async function putQuestion(
  tx: Tx,
  { words, ...question }: PutQuestion & { category_id: number; subcategory_id: number | null },
): Promise<void> {
  const stems = (text: string) =>
    sql`(to_tsvector('simple', ${text}) || to_tsvector('indonesian', ${text}) || to_tsvector('english', ${text}))`;
  const tsv = sql`setweight(${stems(words.title)}, 'A') || setweight(${stems(words.keywords)}, 'B') || setweight(${stems(words.answer)}, 'D')`;
  const row = { ...question, search_text: `${words.title} ${words.keywords} ${words.answer}`, tsv };
  await tx
    .insertInto("help_questions")
    .values(row)
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .execute();
}

/** Rebuilds the words of all shown questions and notifies every process that the help centre's pages changed. */
export async function finishHelp(tx: Tx): Promise<void> {
  await sql`delete from help_words`.execute(tx);
  await sql`insert into help_words (word, questions)
    select word, ndoc from ts_stat($$select to_tsvector('simple', search_text) from help_questions where not is_hidden$$)
    where word ~ '^[[:alpha:]]{3,40}$'`.execute(tx);
  await sql`select pg_notify('page_changes', 'help-centre')`.execute(tx);
}
