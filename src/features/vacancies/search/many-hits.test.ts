import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { daysFromNow } from "../../../../tests/support/days.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { readPlaces } from "../put/read-places.server.ts";
import { noFilters } from "../vacancy.ts";
import { findPage, type RankedHits, type Search } from "./find-page.server.ts";
import { understand } from "./understand.ts";

const filters = noFilters;
let database: Database;
/** Ids of 700 title hits, then 400 description hits, newest first. */
let ids: number[];

beforeAll(async () => {
  database = await testDatabase(migrations);
  const vacancies = Array.from({ length: 1100 }, (_, at) => {
    const postedAt = daysFromNow(-at / 100);
    if (at < 700) return aVacancy({ titleId: at === 599 ? "Operator Operator" : `Kepala Operator ${at}`, postedAt });
    return aVacancy({ titleId: "Penjahit", descriptionId: "Bekerja bersama operator.", postedAt });
  });
  ids = [];
  for (let from = 0; from < vacancies.length; from += 275)
    ids.push(...(await storeVacancies(database, vacancies.slice(from, from + 275))));
});
afterAll(() => database.close());

const relevance = (offset: number, limit: number): Search => ({
  filters,
  words: understand("operator", { places: new Map(), pairs: new Map() }),
  sort: "relevance",
  page: { offset, limit },
  language: "id",
});

const page = (sort: "relevance" | "newest" | "closing", offset: number, limit = 12) =>
  foundBy({ ...relevance(offset, limit), sort });

async function foundBy(search: Search) {
  const { cards, ...counted } = await findPage(database.db, search);
  return { ids: cards.map(({ id }) => id), ...counted };
}

test("above a thousand of a kind of employment the count stops, and pages go on in their order", async () => {
  const [, , third] = ids;
  await database.run("update vacancies set employment_type = 'INTERN' where id <> $1", [third]);
  await database.run("update open_vacancies set places = null");
  await readPlaces(database);
  const interns = { ...noFilters, kinds: ["INTERN"] as const };
  const newest = ids.filter((id) => id !== third);
  for (const offset of [0, 1092]) {
    const search = { filters: interns, words: null, page: { offset, limit: 12 }, language: "id" } as const;
    const found = { ids: newest.slice(offset, offset + 12), total: 1001, isMore: true };
    for (const sort of ["newest", "relevance"] as const) expect(await foundBy({ ...search, sort })).toEqual(found);
  }
});

test("above a thousand hits the count stops, paging goes on", async () => {
  const { total, isMore } = await page("relevance", 0);
  expect({ total, isMore }).toEqual({ total: 1001, isMore: true });
});

test("relevance: the best of the newest 600 titles, then older titles by date, then descriptions by date", async () => {
  const all: number[] = [];
  for (let offset = 0; offset < 1150; offset += 50) all.push(...(await page("relevance", offset, 50)).ids);
  expect(all[0]).toBe(ids[599]);
  expect([...all].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b));
  expect(all.slice(600)).toEqual(ids.slice(600));
});

test("the order of a frequent text is read once; what closes by the clock leaves it all the same", async () => {
  const readings: RankedHits[] = [];
  const rememberRanked = async (read: () => Promise<RankedHits>) => {
    if (readings.length === 0) readings.push(await read());
    return readings[0] ?? null;
  };
  const ask = (offset: number) => foundBy({ ...relevance(offset, 12), rememberRanked });
  const live = await page("relevance", 0);
  expect([await ask(0), await ask(0)]).toEqual([live, live]);
  expect((await ask(590)).ids).toEqual((await page("relevance", 590)).ids);
  expect(readings).toEqual([expect.objectContaining({ length: 600 })]);
  const [best = 0] = live.ids;
  await database.run("update open_vacancies set closes_at = now() where id = $1", [best]);
  const after = (await ask(0)).ids;
  await database.run("update open_vacancies set closes_at = 'infinity' where id = $1", [best]);
  expect(after).not.toContain(best);
  expect(after).toHaveLength(12);
});

test("a text with few hits is counted each time, and nothing of it is kept", async () => {
  const words = understand("penjahit", { places: new Map(), pairs: new Map() });
  const results: RankedHits[] = [];
  const rememberRanked = async (read: () => Promise<RankedHits>) => {
    results.push(await read());
    return results.at(-1) ?? null;
  };
  expect(await foundBy({ ...relevance(0, 12), words, rememberRanked })).toMatchObject({ total: 400, isMore: false });
  expect(results).toEqual([null]);
});

test("by date every hit comes once, newest first, on any page", async () => {
  expect((await page("newest", 0)).ids).toEqual(ids.slice(0, 12));
  expect((await page("newest", 1092)).ids).toEqual(ids.slice(1092));
});

test("without a text the hundredth page is as right as the first", async () => {
  const search: Search = { filters, language: "id", words: null, sort: "newest", page: { offset: 1090, limit: 20 } };
  expect(await foundBy(search)).toEqual({ ids: ids.slice(1090), total: 1100, isMore: false });
});
