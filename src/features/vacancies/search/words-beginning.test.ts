import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { noFilters } from "../vacancy.ts";
import { findPage } from "./find-page.server.ts";
import { understand } from "./understand.ts";
import { wordsBeginning } from "./words.queries.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

async function found(text: string, beginning = (word: string) => wordsBeginning(database.db, word)) {
  const filters = noFilters;
  const page = { offset: 0, limit: 20 };
  const { cards } = await findPage(database.db, {
    filters,
    words: understand(text, { places: new Map(), pairs: new Map() }),
    sort: "newest",
    page,
    language: "id",
    wordsBeginning: beginning,
  });
  return cards.map(({ id }) => id).toSorted((a, b) => a - b);
}

test("a beginning finds by its words what it finds as a beginning, also new and changed vacancies", async () => {
  const vacancies = ["Penjahit", "Penjahitan Kulit", "Penjaga Toko"].map((titleId) => aVacancy({ titleId }));
  const ids = await storeVacancies(database, vacancies);
  expect(await wordsBeginning(database.db, "penjah")).toEqual(expect.arrayContaining(["penjahit", "penjahitan"]));
  expect(await found("penjah")).toEqual(ids.slice(0, 2));

  await database.run("update open_vacancies set tsv = 'penjahrum', tsv_title = 'penjahrum' where id = $1", [ids[2]]);
  expect(await found("penjah")).toEqual(ids);
  expect(await found("penjah", async () => null)).toEqual(ids);
});

test("a beginning that nothing begins with is no word, and no wildcard", async () => {
  expect(await wordsBeginning(database.db, "zzz")).toEqual([]);
  expect(await wordsBeginning(database.db, "p%")).toEqual([]);
  expect(await found("zzz")).toEqual([]);
});

test("a beginning of more than 64 words is asked for as a beginning", async () => {
  const many = Array.from({ length: 64 }, (_, at) => `kbr${String.fromCharCode(97 + (at % 26))}${at}`);
  const [id] = await storeVacancies(database, [aVacancy({ titleId: "Kurir", descriptionId: many.join(" ") })]);
  expect((await wordsBeginning(database.db, "kbr"))?.toSorted()).toEqual(many.toSorted());
  await storeVacancies(database, [aVacancy({ titleId: "Kbrzz" })]);
  expect(await wordsBeginning(database.db, "kbr")).toBeNull();
  expect(await found("kbr")).toHaveLength(2);
  expect(await found("kbr")).toContain(id);
});
