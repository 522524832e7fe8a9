import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { embeddedTestDatabase } from "../../../tests/support/database-embedded.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { openDatabase } from "./database.ts";
import { withoutLimit } from "./raw-pool.ts";

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function aFolder() {
  const folder = await mkdtemp(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-embedded-"));
  closings.push(() => rm(folder, { recursive: true }));
  return join(folder, "database");
}

// Shows: promise 17
test("a folder in use is refused with one sentence, in this process and in another", async () => {
  const dataDir = await aFolder();
  const database = await openDatabase({ dataDir });
  closings.push(() => database.close());
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /^The data folder .* is in use by process \d+: .*DATABASE_URL/,
  );

  const writer = spawn(process.execPath, [join(import.meta.dirname, "database.writer.ts"), dataDir]);
  let said = "";
  writer.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(writer, "close");
  expect(code).toBe(1);
  expect(said).toContain(`is in use by process ${process.pid}`);
});

test("a closed database keeps its rows and its folder is free", async () => {
  const dataDir = await aFolder();
  const first = await openDatabase({ dataDir });
  await first.run("create table kept as select 1 as number");
  await first.close();
  await expect(first.ping()).rejects.toThrow("closed");
  const second = await openDatabase({ dataDir });
  closings.push(() => second.close());
  expect(await second.run("select number from kept")).toEqual([{ number: 1 }]);
});

test("a statement without end is ended, and the database answers again with all it had", async () => {
  const dataDir = await aFolder();
  const database = await openDatabase({ dataDir, statementMs: 3_000 });
  closings.push(() => database.close());
  await database.run("create table kept as select 1 as number");
  const heard: string[] = [];
  const again: string[] = [];
  await database.listen(
    "news",
    (payload) => heard.push(payload),
    () => again.push("again"),
  );
  await expect(database.run("select pg_sleep(600)")).rejects.toThrow("took longer than 3000 ms");
  expect(await database.run("select number from kept")).toEqual([{ number: 1 }]);
  await database.run("notify news, 'back'");
  await eventually(() => expect(heard).toEqual(["back"]));
  expect(again).toEqual(["again"]);
});

test("a transaction may lift the limit for itself", async () => {
  const dataDir = await aFolder();
  const database = await openDatabase({ dataDir, statementMs: 3_000 });
  closings.push(() => database.close());
  await database.transact(async (tx) => {
    await sql.raw(withoutLimit).execute(tx);
    await sql`select pg_sleep(4)`.execute(tx);
  });
  await expect(database.run("select pg_sleep(4)")).rejects.toThrow("took longer than 3000 ms");
});

test("the log stays short while many rows are loaded", async () => {
  const { database, at } = await embeddedTestDatabase({ migrations: [] });
  closings.push(() => database.close());
  // Stored as it is, uncompressed: 100 kB a row, 250 MB of log in all.
  await database.run("create table loaded (words text)");
  await database.run("alter table loaded alter column words set storage external");
  let longest = 0;
  for (let row = 0; row < 2_500; row++) {
    await database.run("insert into loaded values (repeat('kata ', $1))", [20_000]);
    if (row % 500 === 0) longest = Math.max(longest, await sizeOf(join(at, "pg_wal")));
  }
  expect(longest).toBeLessThan(150_000_000);
});

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
