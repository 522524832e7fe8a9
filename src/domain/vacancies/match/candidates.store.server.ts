import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { foldText } from "../../master-data/master-data.ts";
import { isNarrow } from "../search/filter-words.ts";
import {
  type FilteredText,
  filtersQuery,
  matches,
  openVacancies,
  type TextQuery,
  wordForms,
} from "../search/open-vacancies.store.server.ts";
import { textQueryOf } from "../search/text-query.ts";
import { type Filters, noFilters } from "../vacancy.ts";
import type { MatchProfile } from "./match-profile.ts";
import { profileWords } from "./score.ts";

/** Most vacancies of each probe: scoring must cost the same at any size. */
const mostOfProbe = 120;

/** A text query that any of these texts satisfies, each by all of its words; null without a text. */
async function anyOf(db: Db, texts: readonly string[]): Promise<TextQuery | null> {
  const wanted = texts
    .map((text) =>
      foldText(text)
        .split(" ")
        .filter((word) => word !== ""),
    )
    .filter(({ length }) => length > 0);
  if (wanted.length === 0) return null;
  const forms = await wordForms(db, [...new Set(wanted.flat())]);
  const queries = wanted.map((whole) => `(${textQueryOf({ whole, beginning: null }, forms)})`);
  return sql`${queries.join(" | ")}::tsquery`;
}

async function functionIds(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const keys = sql<string>`any(${names.map(foldText)}::text[])`;
  const rows = await db
    .selectFrom("vacancy_functions")
    .select("id")
    .where((row) => row.or([row("key_id", "=", keys), row("key_en", "=", keys)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids worth scoring: the newest of the right level, of known functions, and with a word of the resume in the title. */
export async function candidateIds(
  db: Db,
  profile: MatchProfile,
  filters: Filters,
  text: FilteredText | null,
): Promise<number[]> {
  const words = text ?? (isNarrow(filters) ? filtersQuery(filters) : null);
  const newest = () =>
    (words === null ? openVacancies(db, filters) : openVacancies(db, noFilters).where(matches("tsv", words.within)))
      .orderBy("posted_at", "desc")
      .orderBy("id", "desc")
      .limit(mostOfProbe);
  const { category } = profile;
  const functions = await functionIds(db, [...profile.functions, ...profile.positions]);
  const titleWords = await anyOf(db, profileWords(profile));
  const probes = [
    category === null ? newest() : newest().where("category", "=", category),
    ...functions.map((id) => newest().where("function_id", "=", id)),
    ...(titleWords === null ? [] : [newest().where(matches("tsv_title", titleWords))]),
  ];
  const found = new Set<number>();
  for (const probe of probes) for (const { id } of await probe.execute()) found.add(id);
  return [...found];
}

const looked = [
  "vacancies.id",
  "vacancies.company_id",
  "vacancies.category",
  "vacancies.posted_at",
  "vacancies.closes_at",
  "title_id",
  "title_en",
  "text_id",
  "text_en",
  "locations",
  "salary_min",
  "salary_max",
] as const;

/** Whether a vacancy's words have one of the texts; false of one that is not open any more, whose words are gone. */
async function naming(db: Db, { majors, degrees }: MatchProfile) {
  const names = (query: TextQuery | null) =>
    query === null ? sql<boolean>`false` : sql<boolean>`coalesce(tsv @@ ${query}, false)`;
  return [
    names(await anyOf(db, majors)).as("names_major"),
    names(await anyOf(db, degrees)).as("names_degree"),
  ] as const;
}

/** What scoring looks at, of these vacancies. */
export async function candidates(db: Db, ids: readonly number[], profile: MatchProfile) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([...looked])
    .select([...(await naming(db, profile))])
    .where("vacancies.id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** What scoring looks at, of one vacancy, open or not; undefined where there is none. */
export async function anyCandidate(db: Db, id: number, profile: MatchProfile) {
  return db
    .selectFrom("vacancies")
    .leftJoin("open_vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([...looked])
    .select([...(await naming(db, profile))])
    .where("vacancies.id", "=", id)
    .executeTakeFirst();
}

export type CandidateRow = Awaited<ReturnType<typeof candidates>>[number];
