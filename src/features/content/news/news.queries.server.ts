import { type Insertable, sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { NewsTable } from "./news.tables.ts";
import type { NewsTab } from "./news.ts";

/** A news item as it is written. */
export type PutNews = Insertable<NewsTable>;

const isOut = sql<boolean>`news.published_at <= now()`;

function selected(db: Db, language: Language) {
  const isIndonesian = language === "id";
  return db
    .selectFrom("news")
    .select(["id", "type", "dye", "pattern", "published_at"])
    .select(isIndonesian ? "title_id as title" : "title_en as title")
    .select(isIndonesian ? "summary_id as summary" : "summary_en as summary")
    .where(isOut);
}

function whole(db: Db, language: Language) {
  const isIndonesian = language === "id";
  return selected(db, language)
    .select(isIndonesian ? "author_id as author" : "author_en as author")
    .select(isIndonesian ? "body_id as body" : "body_en as body");
}

/** An item in one language, without its text. */
export type NewsCardRow = Awaited<ReturnType<typeof newsCards>>[number];
/** The same with its text. */
export type NewsRow = Awaited<ReturnType<typeof newsPage>>[number];

/** Items that are out, newest first. */
export async function newsPage(db: Db, language: Language, tab: NewsTab, page: { offset: number; limit: number }) {
  const all = whole(db, language).orderBy("published_at", "desc").orderBy("id", "desc");
  const chosen = tab === "all" ? all : all.where("type", "=", tab);
  return chosen.offset(page.offset).limit(page.limit).execute();
}

/** How many items of a tab are out. */
export async function countNews(db: Db, tab: NewsTab): Promise<number> {
  const all = db.selectFrom("news").select(db.fn.countAll<number>().as("rows")).where(isOut);
  const { rows } = await (tab === "all" ? all : all.where("type", "=", tab)).executeTakeFirstOrThrow();
  return rows;
}

/** One item that is out. */
export async function newsById(db: Db, id: number, language: Language): Promise<NewsRow | undefined> {
  return whole(db, language).where("id", "=", id).executeTakeFirst();
}

/** Items by id, in no order. */
export async function newsCards(db: Db, ids: readonly number[], language: Language) {
  return selected(db, language)
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Every item that is out, with the moment it came out, oldest first. */
export async function newsOut(db: Db): Promise<{ id: number; published_at: Date }[]> {
  return db.selectFrom("news").select(["id", "published_at"]).where(isOut).orderBy("id").execute();
}

/** For each of some items the ids of those of its type that are nearest in time, nearest first. */
export async function nearestNews(db: Db, ids: readonly number[], most: number): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ of: number; near: number[] }>`
    select asked.id as of, array(
      select news.id from news where ${isOut} and news.type = asked.type and news.id <> asked.id
      order by abs(extract(epoch from news.published_at - asked.published_at)), news.published_at desc, news.id desc
      limit ${most}
    ) as near from news as asked where asked.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ of, near }) => [of, near]));
}

const columns = [
  "slug",
  "type",
  "title_id",
  "title_en",
  "summary_id",
  "summary_en",
  "author_id",
  "author_en",
  "body_id",
  "body_en",
  "dye",
  "pattern",
  "published_at",
] as const;

const tuple = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));

/** Puts one item in place of that with its slug. */
export async function putNewsItem(tx: Tx, item: PutNews): Promise<"added" | "updated" | "unchanged"> {
  const { slug: _, ...rest } = item;
  const changed = await tx
    .insertInto("news")
    .values(item)
    .onConflict((conflict) =>
      conflict
        .column("slug")
        .doUpdateSet(rest)
        .where(sql<boolean>`(${tuple("news")}) is distinct from (${tuple("excluded")})`),
    )
    .returning(sql<boolean>`news.xmax = 0`.as("is_new"))
    .executeTakeFirst();
  if (changed === undefined) return "unchanged";
  return changed.is_new ? "added" : "updated";
}

/** Tells every process that pages with news changed. */
export async function tellOfNews(tx: Tx): Promise<void> {
  await sql`select pg_notify('page_changes', 'news')`.execute(tx);
}
