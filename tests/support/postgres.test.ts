import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { startPostgres } from "./postgres.ts";

test("a server whose folder is kept has its databases the next time", async ({ skip }) => {
  const folder = await mkdtemp(join(tmpdir(), "karier-kept-postgres-"));
  try {
    for (const known of [[], [{ datname: "kept" }]]) {
      const server = await startPostgres(folder);
      if (typeof server === "string") return skip(server);
      const database = await openDatabase({ url: server.url });
      expect(await database.run("select datname from pg_database where datname = 'kept'")).toEqual(known);
      if (known.length === 0) await database.run("create database kept");
      await database.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
