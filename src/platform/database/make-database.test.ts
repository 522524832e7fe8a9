import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { makeDatabaseWhereEmpty } from "./make-database.ts";
import { PgliteThread } from "./pglite-thread.ts";

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "karier-made-"));
  folder = join(home, "database");
  await mkdir(folder);
});
afterEach(() => rm(home, { recursive: true }));

/** Makes what looks like a database. */
async function makeSome(at: string): Promise<void> {
  await mkdir(join(at, "base"), { recursive: true });
  await writeFile(join(at, "base/1"), "rows");
  await writeFile(join(at, "PG_VERSION"), "18");
}

async function makeHalf(at: string): Promise<void> {
  await mkdir(join(at, "half"), { recursive: true });
  await writeFile(join(at, "PG_VERSION"), "18");
  throw new Error("broken off");
}

test("a folder that holds something but no whole database is refused with one sentence and left as it is", async () => {
  await mkdir(join(folder, "base"));
  await writeFile(join(folder, "base/16384"), "rows");
  const opened = openDatabase({ dataDir: folder });
  await expect(opened).rejects.toThrow(/^The folder .* holds files, but not a whole database: .*empty one\.$/);
  await expect(opened).rejects.not.toHaveProperty("cause");
  expect(await readdir(folder, { recursive: true })).toEqual(["base", "base/16384"]);
  expect(await readFile(join(folder, "base/16384"), "utf8")).toBe("rows");
});

test("a database that is there is left alone", async () => {
  await makeSome(folder);
  await makeDatabaseWhereEmpty(folder, makeHalf);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "base"]);
});

test("when the making is broken off the folder stays empty, and the next start makes it whole", async () => {
  await expect(makeDatabaseWhereEmpty(folder, makeHalf)).rejects.toThrow("broken off");
  expect(await readdir(folder)).toEqual([]);
  await makeDatabaseWhereEmpty(folder, makeSome);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "base"]);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test("a link to a folder elsewhere stays one", async () => {
  const link = join(home, "link");
  await symlink(folder, link);
  await makeDatabaseWhereEmpty(link, makeSome);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "base"]);
});

test("a database that is opened is never made: who takes it away finds no empty one in its place", async () => {
  const thread = new PgliteThread({ dataDir: folder, makes: false }, () => {});
  await expect(thread.send({ call: "ready" }, 240_000)).rejects.toThrow("holds no database");
  expect(await readdir(folder)).toEqual([]);
});
