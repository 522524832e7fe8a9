// Shows: promise 19
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  aFolder,
  fillOdd,
  listRules,
  oddMigrations,
  oddSource,
  oddTarget,
  removeFolder,
  someBytes,
} from "../../../../tests/support/backups.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { jobTables } from "../../../../tests/support/seeds.ts";
import type { Database } from "../../database/database.ts";
import type { Migration } from "../../database/migrate.ts";
import { openFolderStore } from "../../files/folder-store.ts";
import { newName } from "../../files/stored-file.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { createLog } from "../../log/log.ts";
import { backUp } from "./back-up.ts";
import { inspectArchive } from "./inspect-archive.ts";
import { restore } from "./restore.ts";

let folder: string;
let from: Database;
let to: Database;
const say = () => {};

beforeEach(async () => {
  folder = await aFolder();
  from = await testDatabase(oddMigrations, jobTables);
  to = await testDatabase([]);
});
afterEach(async () => {
  await from.close();
  await to.close();
  await removeFolder(folder);
});

const fromStore = () => openFolderStore(join(folder, "from"));
const toStore = () => openFolderStore(join(folder, "to"));
const archive = () => join(folder, "archive.tar.zst");

/** A database's content, as its backup lists it. */
async function contents(database: Database) {
  const file = join(folder, `${Math.random()}.tar.zst`);
  const { manifest } = await backUp(oddSource(database, fromStore(), folder), file, say);
  return manifest;
}

/** Its own name is the only row that a restored database does not share. */
const shared = (manifest: Awaited<ReturnType<typeof contents>>) =>
  manifest.tables.filter(({ name }) => name !== "installation");

async function restoreAll(migrations: readonly Migration[] = oddMigrations): Promise<void> {
  const inspected = await inspectArchive(archive());
  await restore({ ...oddTarget(to, toStore()), migrations }, archive(), inspected, say);
}

test("every value comes back as it was, rules and sequences too, and no trigger fires meanwhile", async () => {
  await fillOdd(from);
  const { manifest } = await backUp(oddSource(from, fromStore(), folder), archive(), say);
  await restoreAll();
  expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ["children", 4],
    ["installation", 0],
    ["kept_rows", 44],
    ["odd", 3],
    ["outbox", 0],
    ["stored", 0],
  ]);
  expect(shared(await contents(to))).toEqual(shared(manifest));
  expect(await listRules(to)).toEqual(await listRules(from));
  expect(await to.run("select id, document is null as none, shouted from odd where id = 3")).toEqual([
    { id: 3, none: false, shouted: "" },
  ]);
  const [before] = await from.run("insert into odd (told, big) values ('next', 1) returning id");
  expect(await to.run("insert into odd (told, big) values ('next', 1) returning id")).toEqual([before]);
});

test("files that rows name come along, and the new store is the restored database's own", async () => {
  const names = [await fromStore().put(someBytes(300_000), "pdf"), await fromStore().put(someBytes(10), "jpg")];
  const orphan = await fromStore().put(someBytes(10), "jpg");
  await fillOdd(from, names);
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  await restoreAll();
  for (const name of names) expect(await toStore().read(name)).toEqual(await fromStore().read(name));
  expect(await toStore().read(orphan)).toBeNull();
  const [{ id } = { id: "" }] = await to.db.selectFrom("installation").select("id").execute();
  expect(await toStore().readOwner()).toBe(id);
});

test("a file that is replaced meanwhile leaves no row without its file", async () => {
  const [old, next] = [newName("pdf"), await fromStore().put(someBytes(20), "pdf")];
  await fillOdd(from, [old]);
  const source = oddSource(from, fromStore(), folder);
  let snapshots = 0;
  const read: typeof source.read = async (work) => {
    snapshots += 1;
    // The first snapshot still names the file that is gone when it is read.
    if (snapshots > 1) await from.run("update stored set name = $1", [next]);
    return source.read(work);
  };
  const { manifest } = await backUp({ ...source, read }, archive(), say);
  expect(manifest).toMatchObject({ files: [{ name: next, bytes: 20 }], missing: [] });
});

test("a file that rows name and the store has lost is reported, and stops nothing", async () => {
  const lost = newName("pdf");
  await fillOdd(from, [lost]);
  const { manifest } = await backUp(oddSource(from, fromStore(), folder), archive(), say);
  expect(manifest).toMatchObject({ files: [], missing: [lost] });
  await restoreAll();
  expect(await to.run("select name from stored")).toEqual([{ name: lost }]);
});

const log = createLog({ level: "silent" });
const working = { retries: 9, timeoutSeconds: 60, alone: true };

/** Two jobs that wait: one is due in a second, one in an hour. */
async function twoJobs(): Promise<void> {
  const jobs = await openJobs(from, log);
  await jobs.work("greet", working, async () => {
    throw new Error("Not here.");
  });
  await jobs.start();
  await jobs.send(from.db, "greet", { name: "later" }, { afterSeconds: 3600 });
  await jobs.send(from.db, "greet", { name: "now" }, { afterSeconds: 1 });
  await jobs.stop();
}

test("jobs that were to be done are done from the restored database, each when it is due", async () => {
  await twoJobs();
  const { manifest } = await backUp(oddSource(from, fromStore(), folder), archive(), say);
  expect(manifest.jobs.count).toBe(2);
  await restoreAll();
  const done: unknown[] = [];
  const restored = await openJobs(to, log);
  const greeted = new Promise<void>((resolve) => {
    void restored.work("greet", working, async (payload) => {
      done.push(payload);
      resolve();
    });
  });
  await restored.start();
  await greeted;
  await restored.stop();
  expect(done).toEqual([{ name: "now" }]);
  const [waiting] = await to.run(`select data, retry_limit, start_after > now() + interval '50 minutes' as "isLater"
    from pgboss.job where state = 'created' and name = 'greet'`);
  expect(waiting).toEqual({ data: { name: "later" }, retry_limit: 9, isLater: true });
});

test("an archive of an older schema is loaded as it was and then brought up to date", async () => {
  await fillOdd(from);
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  const later: Migration = {
    name: "later",
    up: async (db) => {
      await db.schema.alterTable("odd").addColumn("doubled", "numeric").execute();
      await db.schema.alterTable("odd").dropColumn("short").execute();
    },
  };
  await restoreAll([...oddMigrations, later]);
  expect(await to.run("select doubled, id from odd order by id limit 1")).toEqual([{ doubled: null, id: 3 }]);
  expect(await to.run("select name from migrations where name = 'later'")).toHaveLength(1);
});

test("an archive of a newer schema is refused in a sentence, and nothing is there", async () => {
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  await expect(restoreAll(oddMigrations.slice(0, 3))).rejects.toThrow(
    "whose schema this one does not know (odd): restore it with that version or a newer one.",
  );
  expect(await to.run("select 1 from pg_tables where schemaname in ('public', 'pgboss')")).toEqual([]);
});

test("a target that is not empty is refused and left as it is", async () => {
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  await to.run("create table mine (id integer)");
  await expect(restoreAll()).rejects.toThrow('The database is not empty (it has "mine")');
  await to.run("drop table mine");
  const file = await toStore().put(someBytes(10), "pdf");
  await expect(restoreAll()).rejects.toThrow("is not empty: restoring goes into an empty one");
  expect(await toStore().read(file)).not.toBeNull();
  await toStore().remove(file);
  await toStore().writeOwner("somebody else");
  await expect(restoreAll()).rejects.toThrow("is not empty: restoring goes into an empty one");
  expect(await toStore().readOwner()).toBe("somebody else");
});

test("a restore that fails late leaves neither rows nor jobs nor files, and can be done again", async () => {
  await twoJobs();
  await fillOdd(from, [await fromStore().put(someBytes(10), "pdf")]);
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  const inspected = await inspectArchive(archive());
  const settle = async () => {
    throw new Error("At the very end.");
  };
  await expect(restore({ ...oddTarget(to, toStore()), settle }, archive(), inspected, say)).rejects.toThrow("very end");
  expect(await to.run("select 1 from pg_tables where schemaname in ('public', 'pgboss')")).toEqual([]);
  expect(await toStore().readOwner()).toBeNull();
  for await (const name of toStore().putBefore(new Date(Date.now() + 60_000))) expect(name).toBe("none");
  await restoreAll();
  expect(await to.run("select count(*) as rows from odd")).toEqual([{ rows: 3 }]);
});

test("what a killed restore left in the store is in nobody's way", async () => {
  await fillOdd(from, [await fromStore().put(someBytes(10), "pdf")]);
  await backUp(oddSource(from, fromStore(), folder), archive(), say);
  const left = await toStore().put(someBytes(10), "pdf");
  await toStore().writeOwner("restoring");
  await restoreAll();
  expect(await toStore().read(left)).toBeNull();
});

test("a backup that fails leaves no archive", async () => {
  await fillOdd(from);
  const source = { ...oddSource(from, fromStore(), folder), fileNames: { table: "nowhere", column: "name" } };
  await expect(backUp(source, archive(), say)).rejects.toThrow("nowhere");
  expect((await readdir(folder)).filter((name) => name.startsWith("archive"))).toEqual([]);
});
