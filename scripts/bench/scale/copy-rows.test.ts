import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../src/platform/database/database.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { copyRows } from "./copy-rows.ts";
import { withoutIndexes } from "./secondary-indexes.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase([]);
  await database.run(`create table letters_kept (
    id bigint primary key generated always as identity, owner bigint, text text, upper text generated always as (upper(text)) stored)`);
  await database.run("create index letters_kept_owner on letters_kept (owner desc) where text <> ''");
  await database.run("insert into letters_kept (owner, text) values (1, 'a'), (1, 'b'), (2, 'c')");
});
afterAll(() => database.close());

const indexes = () =>
  database.run("select indexdef from pg_indexes where tablename = 'letters_kept' order by indexname");

test("rows are copied as they are but for what is set; the database numbers and reckons the rest", async () => {
  await copyRows(database, { table: "letters_kept", where: "owner = 1", count: 2, set: { owner: "10 + n" } });
  expect(
    await database.run("select id, owner, upper from letters_kept where owner > 10 order by owner, upper"),
  ).toEqual([
    { id: expect.any(Number), owner: 11, upper: "A" },
    { id: expect.any(Number), owner: 11, upper: "B" },
    { id: expect.any(Number), owner: 12, upper: "A" },
    { id: expect.any(Number), owner: 12, upper: "B" },
  ]);
});

test.each([
  [{ where: "owner = 77", set: {} }, "letters_kept has no row to copy."],
  [{ where: "owner = 1", set: { colour: "1" } }, "letters_kept has no column colour."],
])("rows that cannot be copied are reported: %o", async (value, message) => {
  await expect(copyRows(database, { table: "letters_kept", count: 1, ...value })).rejects.toThrow(message);
});

test("tables are filled without the indexes that no constraint needs, and have them again after", async () => {
  const before = await indexes();
  expect(before).toHaveLength(2);
  await withoutIndexes(database, ["letters_kept"], async () => {
    expect(await indexes()).toEqual([{ indexdef: expect.stringContaining("letters_kept_pkey") }]);
  });
  expect(await indexes()).toEqual(before);
});
