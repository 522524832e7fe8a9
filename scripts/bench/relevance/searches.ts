import { sql } from "kysely";
import MiniSearch from "minisearch";
import { z } from "zod";
import { foldText } from "../../../src/features/reference-data/spelling.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import { sendTo } from "../../../tests/support/endpoints.ts";
import { getVacancyEndpoints } from "../../../tests/support/vacancies.ts";
import { firstTen, type JudgedVacancy } from "./judged.ts";

/** A search's first results, and the corrected text it searched for, if any. */
export interface ShownVacancy {
  ids: number[];
  correctedTo: string | null;
}

export type Search = (text: string) => Promise<ShownVacancy>;

const listed = z.object({
  vacancies: z.object({ data: z.array(z.object({ vacancyId: z.number() })), correctedTo: z.string().optional() }),
});

/** The list as the page asks for it, in Indonesian. */
function product(database: Database): Search {
  const send = sendTo(getVacancyEndpoints(database));
  return async (text) => {
    const body = { SearchString: text, correct: true, PageSize: firstTen };
    const { answer } = await send("POST lowongan-page/{lang}", { body, language: "id" });
    const { data, correctedTo } = listed.parse(answer).vacancies;
    return { ids: data.map(({ vacancyId }) => vacancyId), correctedTo: correctedTo ?? null };
  };
}

const words = (text: string) =>
  foldText(text)
    .split(" ")
    .filter((word) => word !== "");

const getFields = ({ title, company, location, function: name }: JudgedVacancy) =>
  foldText([title, company, location, name].join(" "));

/** ILIKE: every word as a part of a text; titles first, then the newest. */
function ilike(vacancies: readonly JudgedVacancy[]): Search {
  const texts = vacancies.map((vacancy) => ({ vacancy, all: getFields(vacancy), title: foldText(vacancy.title) }));
  return async (text) => {
    const targetWords = words(text);
    const has = (where: string) => targetWords.every((word) => where.includes(word));
    const found = texts.filter(({ all }) => has(all));
    found.sort(
      (one, other) =>
        Number(has(other.title)) - Number(has(one.title)) ||
        other.vacancy.postedAt.getTime() - one.vacancy.postedAt.getTime(),
    );
    return { ids: found.map(({ vacancy }) => vacancy.id), correctedTo: null };
  };
}

/** PostgreSQL's `simple` full text over the same fields, by rank. */
async function fullText(database: Database, vacancies: readonly JudgedVacancy[]): Promise<Search> {
  const { db } = database;
  const json = JSON.stringify(
    vacancies.map((vacancy) => ({ id: vacancy.id, title: foldText(vacancy.title), other: getFields(vacancy) })),
  );
  await sql`drop table if exists bench_texts`.execute(db);
  await sql`create table bench_texts as select id, setweight(to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('simple', other), 'B') as words
    from jsonb_to_recordset(${json}::jsonb) as told (id bigint, title text, other text)`.execute(db);
  return async (text) => {
    const { rows } = await sql<{
      id: number;
    }>`select id from bench_texts, plainto_tsquery('simple', ${foldText(text)}) as query
      where words @@ query order by ts_rank(words, query) desc, id desc limit ${firstTen}`.execute(db);
    return { ids: rows.map(({ id }) => id), correctedTo: null };
  };
}

/** MiniSearch: prefixes, fuzzy 0.2, every word, titles three times. */
function miniSearch(vacancies: readonly JudgedVacancy[]): Search {
  const index = new MiniSearch<JudgedVacancy>({ fields: ["title", "company", "location", "function"] });
  index.addAll(vacancies);
  return async (text) => {
    const found = index.search(text, { prefix: true, fuzzy: 0.2, combineWith: "AND", boost: { title: 3 } });
    return { ids: found.slice(0, firstTen).map(({ id }) => Number(id)), correctedTo: null };
  };
}

/** The product's search and those that it is compared with, over the same vacancies. */
export async function searchesOver(
  database: Database,
  vacancies: readonly JudgedVacancy[],
): Promise<ReadonlyMap<string, Search>> {
  return new Map([
    ["this search", product(database)],
    ["ILIKE", ilike(vacancies)],
    ["full text, simple", await fullText(database, vacancies)],
    ["MiniSearch, fuzzy", miniSearch(vacancies)],
  ]);
}
