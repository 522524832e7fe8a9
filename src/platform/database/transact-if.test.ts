import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Database } from "./database.ts";
import { transactIf } from "./transact-if.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase([
    { name: "things", up: async (db) => void (await sql`create table things (name text)`.execute(db)) },
  ]);
});
afterAll(() => database.close());

function put<Result>(name: string, result: Result, stays: boolean): Promise<Result> {
  return transactIf(
    database,
    () => stays,
    async (tx) => {
      await sql`insert into things values (${name})`.execute(tx);
      return result;
    },
  );
}

test("what the work answers comes back, its writes stay or go as it says", async () => {
  expect(await put("kept", { status: "done" }, true)).toEqual({ status: "done" });
  expect(await put("gone", { status: "refused" }, false)).toEqual({ status: "refused" });
  expect(await database.run("select name from things")).toEqual([{ name: "kept" }]);
});

test("a fault is thrown on", async () => {
  const work = () => Promise.reject(new Error("broken"));
  await expect(transactIf(database, () => true, work)).rejects.toThrow("broken");
});
