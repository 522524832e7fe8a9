import "./help.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { KnownWord } from "../reference-data/spelling.ts";
import type { Hit, Place, SearchWord } from "./search-words.ts";

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

/** Each word as itself and by both languages' stems. */
async function wordForms(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; forms: string[] }>`
    select word, tsvector_to_array(to_tsvector('simple', word) || to_tsvector('english', word) || to_tsvector('indonesian', word)) as forms
    from unnest(${[...words]}::text[]) as word`.execute(db);
  return new Map(rows.map(({ word, forms }) => [word, forms]));
}

/** One word as a text query, in any place or in one. */
function textQuery({ word, isBeginning }: SearchWord, forms: readonly string[], place = ""): RawBuilder<unknown> {
  const terms = [...new Set([word, ...forms])].map((form) => quoted(form) + (place && `:${place}`));
  if (isBeginning) terms.push(`${quoted(word)}:*${place}`);
  return sql`${terms.join(" | ")}::tsquery`;
}

/** Every shown question that has one of the words, and where; those often asked first. */
export async function questionsWith(db: Db, words: readonly SearchWord[]): Promise<Hit[]> {
  const forms = await wordForms(
    db,
    words.map(({ word }) => word),
  );
  const has = (word: SearchWord, place?: string) =>
    sql<boolean>`tsv @@ ${textQuery(word, forms.get(word.word) ?? [], place)}`;
  const placeIn = (word: SearchWord) =>
    sql`case when ${has(word, "A")} then 'question' when ${has(word, "B")} then 'keyword' when ${has(word, "D")} then 'answer' end`;
  return db
    .selectFrom("help_questions")
    .select("id")
    .select(sql<Place[]>`array[${sql.join(words.map(placeIn))}]::text[]`.as("places"))
    .where("is_hidden", "=", false)
    .where((row) => row.or(words.map((word) => has(word))))
    .orderBy("is_often", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The word itself where questions have it, and words that look like it, the likest first. */
export async function wordsLike(db: Db, word: string): Promise<KnownWord[]> {
  return db
    .selectFrom("help_words")
    .select(["word", "questions as times"])
    .orderBy(sql`word <-> ${word}`)
    .limit(20)
    .execute();
}
