import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import type { Db } from "./database.ts";
import { type Migration, migrate } from "./migrate.ts";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function emptyDatabase() {
  const { database, at } = await testDatabaseAt([]);
  closings.push(() => database.close());
  return { database, at };
}

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db: Db) => {
    await sql.raw(statement).execute(db);
  },
});

const animals = step("z-animals", "create table animals (name text)");
const legs = step("a-legs", "alter table animals add column legs integer");

test("migrations run once, in the list's order and not the alphabet's", async () => {
  const { database } = await emptyDatabase();
  expect(await migrate(database, [animals, legs])).toEqual(["z-animals", "a-legs"]);
  expect(await migrate(database, [animals, legs])).toEqual([]);
});

test("one added in the middle of the list runs alone", async () => {
  const { database } = await emptyDatabase();
  await migrate(database, [animals, legs]);
  const wings = step("wings", "alter table animals add column wings integer");
  expect(await migrate(database, [animals, wings, legs])).toEqual(["wings"]);
});

test("a database that a later version brought further is refused with one sentence, unless that is allowed", async () => {
  const { database } = await emptyDatabase();
  await migrate(database, [animals, legs]);
  await expect(migrate(database, [animals])).rejects.toThrow(/later version \(a-legs\).*ALLOW_NEWER_SCHEMA=true/);
  const wings = step("wings", "alter table animals add column wings integer");
  expect(await migrate(database, [animals, wings], { allowsNewerSchema: true })).toEqual(["wings"]);
});

test("when one fails none has happened", async () => {
  const { database } = await emptyDatabase();
  await expect(migrate(database, [animals, step("broken", "select 1/0")])).rejects.toThrow("division by zero");
  expect(await database.run("select to_regclass('animals')::text as found")).toEqual([{ found: null }]);
  expect(await migrate(database, [animals])).toEqual(["z-animals"]);
});

test("of three processes at once exactly one migrates", async () => {
  const { database, at } = await emptyDatabase();
  if (database.kind === "server") {
    const processes = [1, 2, 3].map(() => {
      const child = spawn(process.execPath, [join(import.meta.dirname, "migrate.process.ts"), at]);
      return text(child.stdout);
    });
    const ran = (await Promise.all(processes)).sort();
    expect(ran).toEqual(["", "", "slow-animals,slow-legs"]);
  } else {
    // The embedded database has one process; there it is three callers.
    const ran = await Promise.all([1, 2, 3].map(() => migrate(database, [animals, legs])));
    expect(ran.flat()).toEqual(["z-animals", "a-legs"]);
  }
});
