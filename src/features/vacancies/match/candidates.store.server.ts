import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { listAreas } from "../../reference-data/areas.server.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { equalPhrases, isEverydayWord } from "../search/dictionary/dictionary.ts";
import { isNarrow } from "../search/filter-words.ts";
import {
  type FilteredText,
  filtersQuery,
  matches,
  openVacancies,
  type TextQuery,
} from "../search/open-vacancies.queries.server.ts";
import { fields } from "../search/text-query.ts";
import { getTokens } from "../search/tokens.ts";
import { type Filters, noFilters } from "../vacancy.ts";
import type { MatchProfile } from "./compared.ts";
import { tellingKeys } from "./compared.ts";
import { saysSomething, spelled } from "./work-words.ts";

/** Most vacancies of each probe, and of the one by titles, which says most: scoring must cost the same at any size. */
const mostOfProbe = 120;
const mostByTitle = 300;

const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

const toPhrase = (words: readonly string[], mark = "") => `(${words.map((word) => quoted(mark + word)).join(" <-> ")})`;

/** Words before a field of study: "S1 Manajemen", "jurusan Teknik Mesin atau Manajemen". */
const beforeMajors = "jurusan lulusan sarjana pendidikan s1 s2 d3 d4 diploma bachelor degree major background".split(
  " ",
);
const farthestMajor = 6;

/** A word that long texts have in another meaning too ("manajemen waktu"), as a field of study. */
function studiedQuery(word: string): string {
  const ahead = beforeMajors.flatMap((before) =>
    Array.from(
      { length: farthestMajor },
      (_, at) => `${quoted(fields.description + before)} <${at + 1}> ${quoted(fields.description + word)}`,
    ),
  );
  return `(${ahead.join(" | ")})`;
}

/**
 * Each of these majors or degrees as a text query for its words as a phrase, in a title or a long text; one that says
 * nothing has none.
 */
function phraseQueries(texts: readonly string[]): Map<string, string> {
  const queries = new Map<string, string>();
  for (const text of texts.filter(saysSomething)) {
    const words = getTokens(spelled(text));
    const [word, ...more] = words;
    if (word === undefined) continue;
    const isEveryday = more.length === 0 && isEverydayWord(word);
    queries.set(
      text,
      isEveryday ? studiedQuery(word) : `(${toPhrase(words)} | ${toPhrase(words, fields.description)})`,
    );
  }
  return queries;
}

/** A text query that any of these satisfies; null without one. */
const anyOf = (queries: readonly string[]): TextQuery | null =>
  queries.length === 0 ? null : sql`${queries.join(" | ")}::tsquery`;

async function functionIds(db: Db, names: readonly string[]): Promise<number[]> {
  const known = names.filter(saysSomething);
  if (known.length === 0) return [];
  const keys = sql<string>`any(${known.map(foldText)}::text[])`;
  const rows = await db
    .selectFrom("vacancy_functions")
    .select("id")
    .where((row) => row.or([row("key_id", "=", keys), row("key_en", "=", keys)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** How many of these a title has: the more it shares with a resume, the sooner it is scored. */
function sharedKeys(queries: readonly string[]): RawBuilder<number> {
  const each = queries.map((query) => sql`(tsv_title @@ ${query}::tsquery)::integer`);
  return sql<number>`(${sql.join(each, sql` + `)})`;
}

/** A name of work in a title, as it is or as an equal one of the other language. */
const queryOfKey = (key: string) =>
  `(${equalPhrases(key)
    .map((phrase) => toPhrase(phrase))
    .join(" | ")})`;

/** More names of work than these are not looked for in titles. */
const mostSearched = 40;

/** The resume's regency or province, as the list of places knows it; null for none. */
async function areaId(db: Db, { domicile }: MatchProfile): Promise<number | null> {
  if (domicile === null) return null;
  return (await listAreas(db)).find(({ fullName }) => fullName === domicile)?.id ?? null;
}

/**
 * Ids worth scoring: the newest of known functions, those that name a major, and those whose titles share most with the
 * resume; of each, those near the person too. Others have nothing of the work itself (`scoreRead`).
 */
export async function candidateIds(
  db: Db,
  profile: MatchProfile,
  filters: Filters,
  text: FilteredText | null,
): Promise<number[]> {
  const words = text ?? (isNarrow(filters) ? filtersQuery(filters) : null);
  const some = () =>
    words === null ? openVacancies(db, filters) : openVacancies(db, noFilters).where(matches("tsv", words.within));
  const newest = (probe: ReturnType<typeof some>, most: number) =>
    probe.orderBy("posted_at", "desc").orderBy("id", "desc").limit(most);
  const home = await areaId(db, profile);
  const near = (probe: ReturnType<typeof some>) =>
    home === null ? [] : [probe.where(sql<boolean>`places && ${[home]}::integer[]`)];
  const both = (probe: ReturnType<typeof some>, most = mostOfProbe) =>
    [probe, ...near(probe)].map((each) => newest(each, most));
  const named = anyOf([...phraseQueries(profile.majors).values()]);
  const keys = tellingKeys(profile).slice(0, mostSearched).map(queryOfKey);
  const titled = anyOf(keys);
  const probes = [
    ...(await functionIds(db, [...profile.functions, ...profile.positions])).flatMap((id) =>
      both(some().where("function_id", "=", id)),
    ),
    ...(named === null ? [] : both(some().where(matches("tsv", named)))),
    ...(titled === null
      ? []
      : both(some().where(matches("tsv_title", titled)).orderBy(sharedKeys(keys), "desc"), mostByTitle)),
  ];
  const found = new Set<number>();
  for (const probe of probes) for (const { id } of await probe.execute()) found.add(id);
  return [...found];
}

const columns = [
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
  "employment_type",
  "places",
] as const;

/** Whether a vacancy's words have one of the texts; false of one that is not open any more, whose words are gone. */
function naming({ majors, degrees }: MatchProfile) {
  const names = (query: TextQuery | null) =>
    query === null ? sql<boolean>`false` : sql<boolean>`coalesce(tsv @@ ${query}, false)`;
  return [
    names(anyOf([...phraseQueries(majors).values()])).as("names_major"),
    names(anyOf([...phraseQueries(degrees).values()])).as("names_degree"),
  ] as const;
}

/** Scoring data of these vacancies. */
export async function candidates(db: Db, ids: readonly number[], profile: MatchProfile) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([...columns])
    .select([...naming(profile)])
    .where("vacancies.id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Scoring data of one vacancy, open or not; undefined where there is none. */
export async function anyCandidate(db: Db, id: number, profile: MatchProfile) {
  return db
    .selectFrom("vacancies")
    .leftJoin("open_vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([...columns])
    .select([...naming(profile)])
    .where("vacancies.id", "=", id)
    .executeTakeFirst();
}

/** The database's clock, by which vacancies come and close. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** Scoring data of open vacancies that came after a moment; by number, a page of them. */
export async function newCandidates(db: Db, since: Date, { after, most }: { after: number; most: number }) {
  return db
    .selectFrom("open_vacancies")
    .innerJoin("vacancies", "vacancies.id", "open_vacancies.id")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .select([...columns])
    .select("came_at")
    .where("came_at", ">", since)
    .where("open_vacancies.closes_at", ">", sql<Date>`now()`)
    .where("vacancies.id", ">", after)
    .orderBy("vacancies.id")
    .limit(most)
    .execute();
}

/** Which of the open vacancies that came after a moment name each of these texts, as `naming` asks of one. */
export async function namedSince(db: Db, since: Date, texts: readonly string[]): Promise<Map<string, number[]>> {
  const queries = [...phraseQueries(texts)];
  if (queries.length === 0) return new Map();
  const { rows } = await sql<{ place: number; ids: number[] }>`
    select place, array_agg(id) as ids
    from unnest(${queries.map(([, query]) => query)}::text[]) with ordinality as asked (query, place)
    join open_vacancies on came_at > ${since} and tsv @@ query::tsquery
    group by place`.execute(db);
  return new Map(rows.map(({ place, ids }) => [queries[place - 1]?.[0] ?? "", ids]));
}

export type CandidateRow = Awaited<ReturnType<typeof candidates>>[number];
