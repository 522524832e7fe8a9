import { existsSync, globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { migrations } from "../../src/app/migrations.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { testDatabase } from "../support/database.ts";
import { columns, others } from "./documents.ts";

// One document of every version that was ever written lies beside, as it lay in the database: `0.json` as before
// documents said their version, `1.json` and so on since. All of a column say the same.

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const fixture = (name: string, version: number) => `tests/stored-json/${name}/${version}.json`;
const stored = (name: string, version: number): unknown => JSON.parse(readFileSync(fixture(name, version), "utf8"));
const getVersions = (newest: number) => Array.from({ length: newest + 1 }, (_, version) => version);

test("every column of JSON is known as one of documents, or with the reason why it is none", async () => {
  const rows = await database.run(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`);
  const names = z.array(z.object({ name: z.string() })).parse(rows);
  const known = [...Object.keys(columns), ...Object.keys(others)];
  expect(names.map(({ name }) => name).sort()).toEqual(known.sort());
});

test.each(Object.entries(columns))("%s has a document of every version, and none of another", (name, { document }) => {
  const files = getVersions(document.version).map((version) => fixture(name, version));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(globSync(`tests/stored-json/${name}/*`).sort()).toEqual(files.sort());
});

test.each(Object.entries(columns))(
  "%s is read whichever version wrote it, and written as the newest",
  (name, { document }) => {
    const newest = stored(name, document.version);
    for (const version of getVersions(document.version)) {
      const read = document.read(stored(name, version));
      expect(read).toEqual(document.read(newest));
      expect(read).not.toHaveProperty("schemaVersion");
      expect(JSON.parse(document.rewritten(stored(name, version)))).toEqual(newest);
    }
    expect(newest).toHaveProperty("schemaVersion", document.version);
  },
);

test.each(Object.entries(columns))("%s of a version to come is refused", (name, { document }) => {
  const next = { ...Object(stored(name, document.version)), schemaVersion: document.version + 1 };
  expect(() => document.read(next)).toThrow("newer than this program");
});
