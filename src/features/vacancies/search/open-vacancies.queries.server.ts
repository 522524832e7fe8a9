import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { prepared } from "../../../platform/database/prepared.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { type CountedCards, cardsOfPage } from "../vacancy.queries.server.ts";
import { type Filters, noFilters, type Sort } from "../vacancy.ts";
import { filterTerms } from "./filter-words.ts";
import { beginningOf, getTextQueries, plainWord, type Stems, type TextQueries, type WordStems } from "./text-query.ts";
import type { UnderstoodSearch } from "./understand.ts";

/** A page of a list. */
export interface PageOfList {
  offset: number;
  limit: number;
}

export type TextQuery = RawBuilder<unknown>;

/** A search as the statements below take it: its words together with the filters, and what comes first. */
export interface FilteredText {
  within: TextQuery;
  /** Of these, what has each word in its title, as typed or as an equal one. */
  strong: TextQuery;
  /** From the best to the least; what satisfies none comes last. */
  levels: readonly TextQuery[];
}

type Words = "tsv" | "tsv_title";
type OpenQuery<Row> = SelectQueryBuilder<Tables, "open_vacancies", Row>;

/** Words whose stems a process keeps in mind; they never change. */
const mostKnownStems = 5000;
const knownStems = new WeakMap<object, Map<string, WordStems>>();

/** A stem that is less of its word is that of many others: "engin" of "enginering". */
const leastOfWord = 0.6;

async function askStems(db: Db, words: readonly string[]): Promise<[string, WordStems][]> {
  const { rows } = await sql<WordStems & { word: string }>`
    select word, tsvector_to_array(to_tsvector('indonesian', word)) as title,
      tsvector_to_array(to_tsvector('english', word) || to_tsvector('indonesian', word)) as description
    from unnest(${[...words]}::text[]) as word`.execute(db);
  const others = (stems: readonly string[], word: string) =>
    stems.filter((stem) => stem !== word && stem.length >= word.length * leastOfWord);
  return rows.map(({ word, title, description }) => [word, { title, description: others(description, word) }]);
}

/** The stems of words in both languages, as the database knows them. */
async function getStems(db: Db, words: readonly string[]): Promise<Stems> {
  const known = knownStems.get(db) ?? new Map<string, WordStems>();
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) {
    if (known.size > mostKnownStems) known.clear();
    for (const [word, stems] of await askStems(db, unknown)) known.set(word, stems);
    knownStems.set(db, known);
  }
  return new Map(words.flatMap((word) => (known.has(word) ? [[word, known.get(word) ?? noStems]] : [])));
}

const noStems: WordStems = { title: [], description: [] };

/** Words of the index that begin so; null where they are unknown or too many to be asked for by name. */
export type WordsBeginning = (beginning: string) => Promise<readonly string[] | null>;

const unknown: WordsBeginning = async () => null;

const distinct = <Value>(values: readonly (Value | null)[]): Value[] =>
  [...new Set(values)].filter((value) => value !== null);

/** Searches as text queries; the stems of all their words are asked for at once. */
export async function textQueriesFor(
  db: Db,
  searches: readonly UnderstoodSearch[],
  wordsBeginning = unknown,
): Promise<TextQueries[]> {
  const concepts = searches.flatMap((search) => search.concepts);
  const stems = await getStems(db, distinct(concepts.map(plainWord)));
  const beginnings = new Map<string, readonly string[]>();
  for (const beginning of distinct(concepts.map(beginningOf))) {
    const words = await wordsBeginning(beginning);
    if (words !== null) beginnings.set(beginning, words);
  }
  return searches.map((search) => getTextQueries(search, { stems, beginnings }));
}

/** Filters alone, where no index knows what they leave in order: as words, of which there is none to order by. */
export function filtersQuery(filters: Filters): FilteredText {
  const within = sql`${filterTerms(filters).join(" & ")}::tsquery`;
  return { within, strong: within, levels: [] };
}

/** A search with its filters. */
export async function textQuery(
  db: Db,
  search: UnderstoodSearch,
  filters: Filters,
  wordsBeginning = unknown,
): Promise<FilteredText> {
  const [queries] = await textQueriesFor(db, [search], wordsBeginning);
  const { found, strong, levels } = queries ?? { found: "", strong: "", levels: [] };
  const within = (words: string) => sql`${[`(${words})`, ...filterTerms(filters)].join(" & ")}::tsquery`;
  return { within: within(found), strong: within(strong), levels: levels.map((level) => sql`${level}::tsquery`) };
}

/**
 * Rows whose words match; see `worth_reading` in the migration. The planner counts its cost, and no row has it called:
 * every id is above 0.
 */
export function matches(column: Words, query: TextQuery): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} @@ ${query} and (id > 0 or worth_reading(${sql.ref(column)})))`;
}

const newestFirst = sql`posted_at desc, id desc`;

/** How well a card fits: 0 is best. */
function getLevel({ levels }: FilteredText) {
  if (levels.length === 0) return sql`0`;
  const cases = levels.map((query, level) => sql`when tsv_title @@ ${query} then ${sql.lit(level)}`);
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.lit(levels.length)} end)`;
}

function order(sort: Sort, query: FilteredText) {
  if (sort === "relevance") return sql`${getLevel(query)}, ${newestFirst}`;
  return sort === "closing" ? sql`closes_at, id` : newestFirst;
}

/** One value is compared by `=`: only then the index gives rows in order. */
function oneOf<Row>(
  query: OpenQuery<Row>,
  column: "company_id" | "function_id",
  ids: readonly number[],
): OpenQuery<Row> {
  const [id, ...more] = ids;
  if (id === undefined) return query;
  if (more.length === 0) return query.where(column, "=", id);
  return query.where(column, "=", sql<number>`any(${[...ids]}::bigint[])`);
}

function filtered<Row>(query: OpenQuery<Row>, filters: Filters): OpenQuery<Row> {
  const { companies, functions, category, places, kinds, salaryFrom } = filters;
  let found = oneOf(oneOf(query, "company_id", companies), "function_id", functions);
  if (category !== 0) found = found.where("category", "=", category);
  if (places.length > 0) found = found.where(sql<boolean>`places && ${[...places]}::integer[]`);
  if (kinds.length > 0) found = found.where(sql<boolean>`kinds && ${[...kinds]}::text[]`);
  return salaryFrom === 0 ? found : found.where("pays", ">=", salaryFrom);
}

/** Open vacancies that pass the filters; closing counts by the database's clock (promise 15). */
export function openVacancies(db: Db, filters: Filters) {
  const query = db.selectFrom("open_vacancies").select("id").where("closes_at", ">", sql<Date>`now()`);
  return filtered(query, filters);
}

/** How many of some vacancies are open. */
export async function countOpen(db: Db, ids: readonly number[]): Promise<number> {
  const rows = await openVacancies(db, noFilters)
    .where("id", "=", sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  return rows.length;
}

/** Open vacancies within the filters whose code is this text, in any case. */
export async function openByCode(db: Db, code: string, filters: Filters): Promise<number[]> {
  // The index knows codes as they are written: capitals, nearly always.
  const spellings = [...new Set([code, code.toUpperCase(), code.toLowerCase()])];
  const coded = db.selectFrom("vacancies").select("id").where("code", "in", spellings);
  const rows = await openVacancies(db, filters).where("id", "in", coded).execute();
  return rows.map(({ id }) => id);
}

/** A page without a text. Counted by the kept counts, without those that closed and were not yet taken out. */
export async function pageWithoutText(
  db: Db,
  filters: Filters,
  sort: "newest" | "closing",
  { offset, limit }: PageOfList,
): Promise<{ ids: number[]; total: number }> {
  const ended = filtered(
    db
      .selectFrom("open_vacancies")
      .select(sql<number>`count(*)`.as("count"))
      .where("closes_at", "<=", sql<Date>`now()`),
    filters,
  );
  const { companies, functions, category } = filters;
  // What most visitors ask: prepared, its limit a part of the text because the plan hangs on it.
  const isFirstOfAll = offset === 0 && companies.length + functions.length + category === 0;
  const all = openVacancies(db, filters).orderBy(sort === "closing" ? sql`closes_at, id` : newestFirst);
  const page = isFirstOfAll ? all.limit(sql.lit(limit)) : all.offset(offset).limit(limit);
  const orAll = (ids: readonly number[]) => sql<number>`any(${ids.length === 0 ? [0] : [...new Set(ids)]}::bigint[])`;
  return db
    .selectFrom("open_counts")
    .$if(isFirstOfAll, (query) => query.modifyFront(prepared))
    .select(sql<number>`(coalesce(sum(open), 0) - (${ended}))::bigint`.as("total"))
    .select(sql<number[]>`array(${page})`.as("ids"))
    .where("company_id", "=", orAll(companies))
    .where("function_id", "=", orAll(functions))
    .where("category", "=", category)
    .executeTakeFirstOrThrow();
}

/** Open vacancies that a text finds within its filters. */
function getHits(db: Db, { within }: FilteredText, column: Words) {
  return openVacancies(db, noFilters).where(matches(column, within));
}

/**
 * A page of what filters alone leave, where that is much: along the index of the order, looking at each row's own
 * columns, which is soon at an end.
 */
export async function pageOfMany(
  db: Db,
  filters: Filters,
  sort: "newest" | "closing",
  { offset, limit }: PageOfList,
): Promise<number[]> {
  const ordered = openVacancies(db, filters).orderBy(sort === "closing" ? sql`closes_at, id` : newestFirst);
  const rows = await ordered.offset(offset).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Ids that a text finds, in any order; null for more than `most`. */
export async function hitIds(
  db: Db,
  query: FilteredText,
  most: number,
  column: Words = "tsv",
): Promise<number[] | null> {
  const hits = getHits(db, query, column).limit(most + 1);
  // One text: twenty thousand rows would take longer to read than to find.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ') as ids from (${hits}) as hit`.execute(db);
  const ids = (rows[0]?.ids ?? "").split(" ").filter((id) => id !== "");
  return ids.length > most ? null : ids.map(Number);
}

/** Hits of a text counted up to `most`, and a page of them; none of `most` or more, which are too many to be put in order. */
export async function pageOfHits(
  db: Db,
  query: FilteredText,
  { sort, most, page, language }: { sort: Sort; most: number; page: PageOfList; language: Language },
): Promise<CountedCards> {
  const hits = getHits(db, query, "tsv")
    .clearSelect()
    .select(["id", "posted_at", "closes_at", "tsv_title"])
    .limit(most);
  const found = sql`${prepared}
    with hit as materialized (${hits})
    select (select count(*) from hit) as total,
      array(select id from hit where (select count(*) from hit) < ${most}
        order by ${order(sort, query)} offset ${page.offset} limit ${page.limit}) as ids`;
  return cardsOfPage(db, found, language);
}

/** Of the newest strong hits, at most `most`, a page of them in order of relevance. */
export async function rankedStrongHits(
  db: Db,
  query: FilteredText,
  most: number,
  { offset, limit }: PageOfList,
): Promise<number[]> {
  const newest = strongHits(db, query).select(["posted_at", "tsv_title"]);
  const rows = await db
    .selectFrom(newest.orderBy(newestFirst).limit(most).as("hit"))
    .select("id")
    .orderBy(order("relevance", query))
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Strong hits, counted up to `most`. */
export async function countStrongHits(db: Db, query: FilteredText, most: number): Promise<number> {
  const hits = strongHits(db, query).limit(most);
  const { count } = await db
    .selectFrom(hits.as("hit"))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Strong hits are found by the card's own index, within the filters. */
function strongHits(db: Db, query: FilteredText) {
  return openVacancies(db, noFilters).where(matches("tsv_title", query.strong));
}

/** Hits by date: all, strong ones, or the others. */
export async function hitsInOrder(
  db: Db,
  query: FilteredText,
  { where, sort, page }: { where: "any" | "strong" | "weak"; sort: "newest" | "closing"; page: PageOfList },
): Promise<number[]> {
  const hits = where === "strong" ? strongHits(db, query) : getHits(db, query, "tsv");
  const found = where === "weak" ? hits.where(sql<boolean>`not tsv_title @@ ${query.strong}`) : hits;
  const rows = await found.orderBy(order(sort, query)).offset(page.offset).limit(page.limit).execute();
  return rows.map(({ id }) => id);
}
