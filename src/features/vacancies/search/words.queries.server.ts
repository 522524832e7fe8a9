import { sql } from "kysely";
import { type Language, languages } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { withoutLimit } from "../../../platform/database/raw-pool.ts";
import type { KnownWord } from "../../reference-data/spelling.ts";

/** Titles that are suggested. */
const suggested = 10;

/** The most frequent titles of open vacancies, as the last `rebuildWords` found them. */
export async function popularTitles(db: Db, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom("popular_titles")
    .select("title")
    .where("language", "=", language)
    .orderBy("position")
    .execute();
  return rows.map(({ title }) => title);
}

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

/** The word itself where titles have it, and words that look like it, the likest first. */
export async function titleWordsLike(db: Db, word: string): Promise<KnownWord[]> {
  return db
    .selectFrom("search_terms")
    .select(["word", "vacancies as times"])
    .orderBy(sql`word <-> ${word}`)
    .limit(20)
    .execute();
}

/** More words than this cost the index more by name than as a beginning. */
const mostByName = 64;

/** Every word of open vacancies that begins so; null for more than 64. */
export async function wordsBeginning(db: Db, beginning: string): Promise<string[] | null> {
  const rows = await db
    .selectFrom("vacancy_lexemes")
    .select("word")
    .where("word", ">=", beginning)
    .where("word", "<", `${beginning}\u{10FFFF}`)
    .limit(mostByName + 1)
    .execute();
  return rows.length > mostByName ? null : rows.map(({ word }) => word);
}

/** True when vacancies have a word that no title has: in a long text, a company's name or a place. */
export async function isUsedBesideTitles(db: Db, word: string): Promise<boolean> {
  const found = await db
    .selectFrom("vacancy_lexemes")
    .select("word")
    .where("word", "=", word)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("search_terms").select("search_terms.word").where("search_terms.word", "=", word))),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes the words of titles, and the most frequent titles, again from what is open. */
export async function rebuildWords(tx: Tx): Promise<void> {
  await sql.raw(withoutLimit).execute(tx);
  await sql`delete from search_terms`.execute(tx);
  await sql`insert into search_terms (word, vacancies)
    select word, ndoc from ts_stat('select tsv_title from open_vacancies') where word ~ '^[[:alpha:]]{3,40}$'`.execute(
    tx,
  );
  await sql`delete from popular_titles`.execute(tx);
  for (const language of languages) {
    const title = sql.ref(`title_${language}`);
    await sql`insert into popular_titles (language, position, title)
      select ${language}, row_number() over (order by count(*) desc, max(vacancies.posted_at) desc, lower(${title})), mode() within group (order by ${title})
      from vacancies join open_vacancies on open_vacancies.id = vacancies.id group by lower(${title}) order by 2 limit ${suggested}`.execute(
      tx,
    );
  }
}
