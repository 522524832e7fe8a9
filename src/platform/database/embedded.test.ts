// Shows: promise 17
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../../tests/support/eventually.ts";
import { isUnavailable } from "../unavailable.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function aFolder(below = "") {
  const folder = await mkdtemp(join(tmpdir(), "karier-embedded-"));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, below, "database");
}

async function opened(dataDir: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = await openDatabase({ ...options, dataDir });
  closings.push(() => database.close());
  return database;
}

const postmaster = (dataDir: string) => Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n", 1)[0]);

test("a folder in use is refused with one sentence, in this process and in another", async () => {
  const dataDir = await aFolder();
  await opened(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /^The data folder .* is in use by process \d+: .*DATABASE_URL/,
  );

  const writer = spawn(process.execPath, [join(import.meta.dirname, "database.writer.ts"), dataDir]);
  let output = "";
  writer.stderr.on("data", (text) => {
    output += text;
  });
  const [code] = await once(writer, "close");
  expect(code).toBe(1);
  expect(output).toContain(`is in use by process ${process.pid}`);
});

test("who joins uses the PostgreSQL that runs on the folder, and leaves it running", async () => {
  const dataDir = await aFolder();
  const database = await opened(dataDir);
  await database.run("create table kept as select 1 as number");
  const beside = await openDatabase({ dataDir, joins: true });
  expect(await beside.run("select number from kept")).toEqual([{ number: 1 }]);
  await beside.close();
  expect(await database.run("select number from kept")).toEqual([{ number: 1 }]);
});

test("who joins where nobody is starts PostgreSQL, and ends it", async () => {
  const dataDir = await aFolder();
  const alone = await openDatabase({ dataDir, joins: true });
  await alone.run("create table kept as select 1 as number");
  await alone.close();
  const database = await opened(dataDir);
  expect(await database.run("select number from kept")).toEqual([{ number: 1 }]);
});

test("no commit is acknowledged before PostgreSQL has called fsync for it", async () => {
  const database = await opened(await aFolder());
  await database.run("create table kept (number int)");
  const synced = async () => {
    // Each process reports its counts when its transaction ends, at most once a second unless asked.
    await database.run("select pg_stat_force_next_flush()");
    const [row] = await database.run("select sum(fsyncs)::int as fsyncs from pg_stat_io where object = 'wal'");
    return z.object({ fsyncs: z.number() }).parse(row).fsyncs;
  };
  const before = await synced();
  for (let number = 0; number < 100; number++) await database.run("insert into kept values ($1)", [number]);
  expect((await synced()) - before).toBeGreaterThanOrEqual(100);
});

test("a closed database keeps its rows, its folder is free and its PostgreSQL has ended", async () => {
  const dataDir = await aFolder();
  const first = await openDatabase({ dataDir });
  await first.run("create table kept as select 1 as number");
  const pid = postmaster(dataDir);
  await first.close();
  await first.close();
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  await expect(first.ping()).rejects.toThrow();
  const second = await opened(dataDir);
  expect(await second.run("select number from kept")).toEqual([{ number: 1 }]);
});

test("a path that is too long for a socket is no obstacle", async () => {
  const dataDir = await aFolder("folder-with-a-rather-long-name/".repeat(4));
  const database = await opened(dataDir);
  expect(await database.run("select 1 as one")).toEqual([{ one: 1 }]);
});

test("nobody reaches it by network, and acknowledged data is on the disk", async () => {
  const database = await opened(await aFolder());
  const settings = await database.run(
    "select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes', 'unix_socket_permissions') order by name",
  );
  expect(settings).toEqual([
    { name: "fsync", setting: "on" },
    { name: "full_page_writes", setting: "on" },
    { name: "listen_addresses", setting: "" },
    { name: "synchronous_commit", setting: "on" },
    { name: "unix_socket_permissions", setting: "0700" },
  ]);
});

test("a PostgreSQL that is killed is started again, and waiting queries fail as unavailable", async () => {
  const dataDir = await aFolder();
  const database = await opened(dataDir);
  await database.run("create table kept as select 1 as number");
  const heard: string[] = [];
  let again = 0;
  await database.listen(
    "news",
    (payload) => heard.push(payload),
    () => again++,
  );
  const underway = database.run("select pg_sleep(600)").catch((error: unknown) => error);
  process.kill(postmaster(dataDir), "SIGKILL");
  expect(isUnavailable(await underway)).toBe(true);
  await eventually(async () => expect(await database.run("select number from kept")).toEqual([{ number: 1 }]));
  await eventually(() => expect(again).toBe(1));
  await database.run("notify news, 'back'");
  await eventually(() => expect(heard).toEqual(["back"]));
});

test("a number of a process that is another's by now is no obstacle, as in a container that starts again", async () => {
  const dataDir = await aFolder();
  await (await openDatabase({ dataDir })).close();
  await writeFile(join(dataDir, "postmaster.pid"), `${process.ppid}\n${dataDir}\n1\n5432\n\n\n  1 1\nready   \n`);
  const database = await opened(dataDir);
  expect(await database.run("select 1 as one")).toEqual([{ one: 1 }]);
});

test("a folder that holds something but no whole database is refused with one sentence and left as it is", async () => {
  const folder = await aFolder();
  await mkdir(join(folder, "base"), { recursive: true });
  await writeFile(join(folder, "base/16384"), "rows");
  const refused = openDatabase({ dataDir: folder });
  await expect(refused).rejects.toThrow(/^The folder .* holds files, but not a whole database: .*empty one\.$/);
  expect(await readdir(folder, { recursive: true })).toEqual(["base", "base/16384"]);
});

test("one of another version of PostgreSQL is refused with what to do", async () => {
  const folder = await aFolder();
  await (await openDatabase({ dataDir: folder })).close();
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/PostgreSQL 17.*restore the archive here/);
});
