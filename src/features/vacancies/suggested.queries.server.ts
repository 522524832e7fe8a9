import { sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { remoteWord } from "./search/dictionary/dictionary.ts";
import "./vacancies.tables.ts";

/** Titles that are kept in mind to suggest: more than any group of companies has at once. */
const mostTitles = 50_000;

/** Titles of open vacancies, each with how many have it, the most frequent first. */
export async function openTitles(db: Db, language: Language): Promise<{ text: string; count: number }[]> {
  const title = sql.ref<string>(`title_${language}`);
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .select([title.as("text"), sql<number>`count(*)`.as("count")])
    .where("open_vacancies.closes_at", ">", sql<Date>`now()`)
    .groupBy(title)
    .orderBy("count", "desc")
    .orderBy("text")
    .limit(mostTitles)
    .execute();
}

/** Open vacancies whose code begins so, in any case; no sign of it stands for another. */
export async function codesBeginning(
  db: Db,
  beginning: string,
  { language, most }: { language: Language; most: number },
): Promise<{ code: string; title: string }[]> {
  const spellings = [...new Set([beginning, beginning.toUpperCase(), beginning.toLowerCase()])];
  const code = sql<string>`code collate "C"`;
  return db
    .selectFrom("vacancies")
    .innerJoin("open_vacancies", "open_vacancies.id", "vacancies.id")
    .select(["code", language === "id" ? "title_id as title" : "title_en as title"])
    .where("open_vacancies.closes_at", ">", sql<Date>`now()`)
    .where((row) =>
      row.or(spellings.map((from) => row.and([row(code, ">=", from), row(code, "<", `${from}\u{10FFFF}`)]))),
    )
    .orderBy(code)
    .limit(most)
    .execute();
}

/** Open vacancies where one works from home. */
export async function countRemote(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("open_vacancies")
    .select(sql<number>`count(*)`.as("count"))
    .where("closes_at", ">", sql<Date>`now()`)
    .where(sql<boolean>`tsv_title @@ ${`'${remoteWord}'`}::tsquery`)
    .executeTakeFirstOrThrow();
  return count;
}
