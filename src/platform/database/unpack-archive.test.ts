import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { unpackArchive } from "./unpack-archive.ts";

let folder: string;
afterEach(() => rm(folder, { recursive: true }));

test("what PGlite dumped is unpacked to a database that opens with all it held", async () => {
  folder = await mkdtemp(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-unpacked-"));
  const made = await PGlite.create("memory://");
  await made.exec("create table kept as select 1 as number");
  const archive = await made.dumpDataDir("gzip");
  await made.close();
  const dataDir = join(folder, "database");
  unpackArchive(new Uint8Array(await archive.arrayBuffer()), dataDir);
  const database = await openDatabase({ dataDir });
  const rows = await database.run("select number from kept");
  await database.close();
  expect(rows).toEqual([{ number: 1 }]);
});
