import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import type { Database, Db } from "./database.ts";
import { isUniqueViolation, sqlState } from "./unavailable-database.ts";

let database: Database;

beforeAll(async () => {
  const up = async (db: Db) => {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create extension if not exists unaccent`.execute(db);
    await sql`create extension if not exists btree_gin`.execute(db);
    await sql`create table notes (id bigint generated always as identity primary key, words text not null unique)`.execute(
      db,
    );
  };
  database = await testDatabase([{ name: "notes", up }]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate notes restart identity`.execute(database.db);
});

const add = (db: Db, words: string) => sql`insert into notes (words) values (${words})`.execute(db);
const allWords = async (db: Db) =>
  (await sql<{ words: string }>`select words from notes order by id`.execute(db)).rows.map(({ words }) => words);

test.each<[string, unknown]>([
  ["9007199254740991::int8", 9_007_199_254_740_991],
  ["(select count(*) from (values (1), (2)) as two (number))", 2],
  ["1.50::numeric", "1.50"],
  ["0.1::float8", 0.1],
  ["true", true],
  ["date '2026-11-21'", "2026-11-21"],
  ["time '08:30'", "08:30:00"],
  ["timestamptz '2026-11-21 08:30:00+07'", new Date("2026-11-21T01:30:00Z")],
  ["timestamptz '2026-11-21 08:30:00.123456+00'", new Date("2026-11-21T08:30:00.123Z")],
  ["timestamp '2026-11-21 08:30'", new Date("2026-11-21T08:30:00Z")],
  ["interval '90 minutes'", "01:30:00"],
  [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
  ["'null'::jsonb", null],
  ["array[1, 2]::int8[]", [1, 2]],
  ["array['a', null, 'b,c']", ["a", null, "b,c"]],
  ["array[date '2026-11-21']", ["2026-11-21"]],
  ["array[timestamptz '2026-11-21 00:00+00']", [new Date("2026-11-21T00:00:00Z")]],
  ["array[1.5::numeric]", ["1.5"]],
  [`array['{"a": 1}'::jsonb]`, [{ a: 1 }]],
  ["'\\x0102'::bytea", Uint8Array.of(1, 2)],
  ["point(1, 2)", "(1,2)"],
  ["null::text", null],
])("%s is read as %j on both kinds", async (expression, expected) => {
  expect(await database.run(`select ${expression} as value`)).toEqual([{ value: expected }]);
});

test.each<[string, unknown, unknown]>([
  ["int8", 9_007_199_254_740_991, 9_007_199_254_740_991],
  ["numeric", "1.50", "1.50"],
  ["text", "kata 'kutip'", "kata 'kutip'"],
  ["bool", false, false],
  ["date", "2026-11-21", "2026-11-21"],
  ["timestamptz", new Date("2026-11-21T01:30:00.5Z"), new Date("2026-11-21T01:30:00.5Z")],
  ["jsonb", JSON.stringify([1, { a: "b" }]), [1, { a: "b" }]],
  ["text[]", ["a", 'b"c', null], ["a", 'b"c', null]],
  ["int8[]", [1, 2], [1, 2]],
  ["bytea", Buffer.from([0, 255]), Uint8Array.of(0, 255)],
  ["text", null, null],
])("a parameter as %s: %j comes back as %j", async (type, value, expected) => {
  const [row] = await database.run(`select $1::${type} as value`, [value]);
  expect(row).toEqual({ value: expected });
});

test("an int8 that JavaScript cannot hold is an error, not another number", async () => {
  await expect(database.run("select 9007199254740993::int8")).rejects.toThrow("select it as ::text");
});

test("an error carries PostgreSQL's code and constraint, and nobody's data beyond its detail", async () => {
  await add(database.db, "satu");
  const error = await add(database.db, "satu").catch((thrown) => thrown);
  expect(sqlState(error)).toBe("23505");
  expect(isUniqueViolation(error, "notes_words_key")).toBe(true);
  expect(isUniqueViolation(error, "another_key")).toBe(false);
  expect(error).not.toHaveProperty("params");
});

test("others see all that a transaction writes or nothing of it", async () => {
  const writing = database.transact(async (tx) => {
    await add(tx, "satu");
    expect(await allWords(tx)).toEqual(["satu"]);
    await add(tx, "dua");
  });
  const seen = await Promise.all(Array.from({ length: 20 }, () => allWords(database.db)));
  await writing;
  for (const words of seen) expect([0, 2]).toContain(words.length);
  expect(await allWords(database.db)).toEqual(["satu", "dua"]);
});

test("a transaction that throws leaves nothing, and the next one works", async () => {
  const work = database.transact(async (tx) => {
    await add(tx, "satu");
    await add(tx, "satu");
  });
  await expect(work).rejects.toThrow("duplicate key");
  expect(await allWords(database.db)).toEqual([]);
  await database.transact((tx) => add(tx, "dua"));
  expect(await allWords(database.db)).toEqual(["dua"]);
});

test("twenty transactions at once all count", async () => {
  const writes = Array.from({ length: 20 }, (_, index) => database.transact((tx) => add(tx, `kata ${index}`)));
  await Promise.all(writes);
  expect(await allWords(database.db)).toHaveLength(20);
});

test("a query with db inside a transaction fails at once instead of waiting for itself", async () => {
  const work = database.transact(async (tx) => {
    await add(tx, "satu");
    await allWords(database.db);
  });
  await expect(work).rejects.toThrow('use the transaction\'s own "tx"');
  await expect(database.transact(() => database.run("select 1"))).rejects.toThrow('own "tx"');
});

test("what a transaction's work left running may use the database after it", async () => {
  const gate = Promise.withResolvers<void>();
  let later: Promise<string[]> | undefined;
  await database.transact(async (tx) => {
    later = gate.promise.then(() => allWords(database.db));
    await add(tx, "satu");
  });
  gate.resolve();
  expect(await later).toEqual(["satu"]);
});

test("several statements without parameters run as one, and a broken one leaves no transaction open", async () => {
  expect(await database.run("select 1 as one; select 2 as two")).toEqual([{ one: 1 }, { two: 2 }]);
  await expect(database.run("begin; insert into notes (words) values ('satu'); select 1/0; commit")).rejects.toThrow();
  expect(await allWords(database.db)).toEqual([]);
});

test("a listener hears what is said when the speaker's transaction commits", async () => {
  const heard: string[] = [];
  const stop = await database.listen("Berita baru", (payload) => heard.push(payload));
  const broken = database.transact(async (tx) => {
    await sql`select pg_notify('Berita baru', 'tidak')`.execute(tx);
    throw new Error("rolled back");
  });
  await expect(broken).rejects.toThrow("rolled back");
  await database.transact((tx) => sql`select pg_notify('Berita baru', 'ya')`.execute(tx));
  await eventually(() => expect(heard).toEqual(["ya"]));
  await stop();
});

test("a listener hears what committed before a fault in the same text", async () => {
  const heard: string[] = [];
  const stop = await database.listen("Berita baru", (payload) => heard.push(payload));
  const text = "begin; select pg_notify('Berita baru', 'ya'); commit; select 1/0";
  await expect(database.run(text)).rejects.toThrow("division by zero");
  await eventually(() => expect(heard).toEqual(["ya"]));
  await stop();
});

test("the extensions that search needs are there", async () => {
  const [row] = await database.run(
    "select similarity('akuntan', 'akuntansi') > 0.5 as similar, unaccent('é') as plain",
  );
  expect(row).toEqual({ similar: true, plain: "e" });
});
