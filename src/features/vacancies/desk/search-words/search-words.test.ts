import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { vacancyListAnswer } from "../../portal/vacancies.api.server.ts";
import { addPair, mapFunctionName, removePair } from "../../search/change-search-words.server.ts";
import { countMiss, purgeMisses, searchMisses } from "../../search/search-words.queries.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
  await storeVacancies(database, [aVacancy({ titleId: "Pawang Buaya", function: "Satwa Liar" })]);
});
afterAll(() => database.close());

const doing = { by: { actor: { kind: "command", id: null }, requestId: "test" }, now: new Date() } as const;

async function found(text: string): Promise<string[]> {
  const send = sendTo(getVacancyEndpoints(database));
  const { answer } = await send("POST lowongan-page/{lang}", { body: { SearchString: text } });
  return vacancyListAnswer.parse(answer).vacancies.data.map(({ title }) => title);
}

test("a pair finds each of its words by the other, until it is removed", async () => {
  expect(await found("crocodile handler")).toEqual([]);
  const pair = { one: "Crocodile  Handler", other: "pawang buaya" };
  const added = await database.transact((tx) => addPair(tx, doing, pair));
  expect(added).toMatchObject({ status: "added", one: "crocodile handler", other: "pawang buaya" });
  expect(await found("crocodile handler")).toEqual(["Pawang Buaya"]);
  const id = added.status === "added" ? added.id : 0;
  expect(await database.transact((tx) => removePair(tx, doing, id))).toBe(true);
  expect(await found("crocodile handler")).toEqual([]);
  expect(await database.transact((tx) => removePair(tx, doing, id))).toBe(false);
});

test("the same pair is kept once, in either order, and a word is no pair of itself", async () => {
  const add = (one: string, other: string) => database.transact((tx) => addPair(tx, doing, { one, other }));
  expect((await add("juru kunci", "caretaker")).status).toBe("added");
  expect((await add("Juru Kunci", "Caretaker")).status).toBe("known");
  expect((await add("caretaker", "juru kunci")).status).toBe("known");
  expect((await add("kuncen", " KUNCEN ")).status).toBe("same");
});

test("a search without results is listed once five groups of networks made it, with its count", async () => {
  for (const network of [1, 2, 3, 4, 4, 4]) await countMiss(database.db, "ahli nujum", network);
  expect(await searchMisses(database.db)).toEqual([]);
  await countMiss(database.db, "ahli nujum", 62);
  expect(await searchMisses(database.db)).toMatchObject([{ words: "ahli nujum", asked: 7 }]);
});

test("a search from more than 90 days ago is no longer listed, and is deleted", async () => {
  await database.run("update search_misses set day = day - 91");
  expect(await searchMisses(database.db)).toEqual([]);
  await purgeMisses(database.db);
  expect(await database.run("select words from search_misses where words = 'ahli nujum'")).toEqual([]);
});

test("a search that finds nothing is counted, and one that finds something or filters is not", async () => {
  await database.run("delete from search_misses");
  const send = sendTo(getVacancyEndpoints(database));
  const ask = (body: object) => send("POST lowongan-page/{lang}", { body });
  await ask({ SearchString: "Zzz  qqq" });
  await ask({ SearchString: "pawang" });
  await ask({ SearchString: "xxx yyy", CategoryType: 1 });
  await ask({ SearchString: "zzz qqq", PageNo: 2 });
  expect(await database.run("select words, asked from search_misses")).toEqual([{ words: "zzz qqq", asked: 1 }]);
});

test("the name of a function of another system is mapped to one that there is", async () => {
  const { id: functionId } = await database.db.selectFrom("vacancy_functions").select("id").executeTakeFirstOrThrow();
  const map = (id: number) =>
    database.transact((tx) => mapFunctionName(tx, doing, { value: "Wild Ops", functionId: id }));
  expect(await map(functionId)).toBe(true);
  expect(await map(999_999)).toBe(false);
  const [vacancy] = await storeVacancies(database, [aVacancy({ function: "wild ops" })]);
  expect(await database.run("select function_id::integer as id from vacancies where id = $1", [vacancy])).toEqual([
    { id: functionId },
  ]);
});
