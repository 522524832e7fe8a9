import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeClusterWhereEmpty } from "./make-cluster.ts";
import type { Programs } from "./programs.ts";

const programs: Programs = { bin: "/nowhere", prefix: [], owner: process.getuid?.() ?? 0 };

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "karier-made-"));
  folder = join(home, "database");
  await mkdir(folder);
});
afterEach(() => rm(home, { recursive: true }));

const control = (byValue: number) => Buffer.alloc(300, byValue);

/** Makes what looks like a cluster. */
async function makeSome(_programs: Programs, at: string, byValue = 1): Promise<void> {
  await mkdir(join(at, "global"), { recursive: true });
  await writeFile(join(at, "global/pg_control"), control(byValue));
  await writeFile(join(at, "PG_VERSION"), "18\n");
}

async function makeHalf(_programs: Programs, at: string): Promise<void> {
  await mkdir(join(at, "half"), { recursive: true });
  await writeFile(join(at, "PG_VERSION"), "18");
  throw new Error("broken off");
}

test("a cluster that is there is left alone", async () => {
  await makeSome(programs, folder);
  await makeClusterWhereEmpty(programs, folder, makeHalf);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "global"]);
});

test("when the making is broken off the folder stays empty, and the next start makes it whole", async () => {
  await expect(makeClusterWhereEmpty(programs, folder, makeHalf)).rejects.toThrow("broken off");
  expect(await readdir(folder)).toEqual([]);
  await makeClusterWhereEmpty(programs, folder, makeSome);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "global"]);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test("a link to a folder elsewhere stays one", async () => {
  const link = join(home, "link");
  await symlink(folder, link);
  await makeClusterWhereEmpty(programs, link, makeSome);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "global"]);
});

test("one that PGlite made is refused with the command that brings it over, and left as it is", async () => {
  await makeSome(programs, folder, 0);
  await expect(makeClusterWhereEmpty(programs, folder, makeHalf)).rejects.toThrow(/PGlite.*npm run move-database/);
  expect(await readdir(folder)).toEqual(["PG_VERSION", "global"]);
});
