import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { migrations } from "../../src/app/migrations.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { templateKey } from "../../tests/support/database-template.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { fill } from "./filled-database.ts";

export const sizes = [1_000, 10_000, 100_000] as const;
export type Size = (typeof sizes)[number];

/** Databases of every size, open together so that they are measured in turns. */
export interface FilledDatabases {
  bySize: ReadonlyMap<Size, Database>;
  close(): Promise<void>;
}

// Another schema, other texts, or another month, in which vacancies have closed, is another database.
const month = () => new Date().toISOString().slice(0, 7);
const source = createHash("sha256")
  .update(readFileSync("scripts/bench/invented-vacancies.ts"))
  .digest("hex")
  .slice(0, 8);
const toKey = (size: Size) => `${size}-${month()}-${source}-${templateKey({ migrations })}`;

async function openEach(open: (size: Size) => Promise<Database>, name: string): Promise<Map<Size, Database>> {
  const bySize = new Map<Size, Database>();
  for (const size of sizes) {
    const database = await open(size);
    bySize.set(size, database);
    await fill(database, size, (line) => console.log(`Filling ${name}: ${line}`));
  }
  return bySize;
}

async function closeAll(bySize: ReadonlyMap<Size, Database>): Promise<void> {
  for (const database of bySize.values()) await database.close();
}

/** Embedded databases in `.cache/bench`, filled the first time. */
export async function embeddedDatabases(): Promise<FilledDatabases> {
  const bySize = await openEach(
    (size) => openDatabase({ dataDir: `.cache/bench/embedded-${toKey(size)}` }),
    "embedded",
  );
  return { bySize, close: () => closeAll(bySize) };
}

/** Databases on a PostgreSQL server of our own whose folder is kept; or why there are none. */
export async function serverDatabases(): Promise<FilledDatabases | string> {
  const server = await startPostgres(".cache/bench/postgres");
  if (typeof server === "string") return server;
  const admin = await openDatabase({ url: server.url });
  const open = async (size: Size) => {
    const name = `bench-${toKey(size)}`;
    const known = await admin.run("select 1 from pg_database where datname = $1", [name]);
    if (known.length === 0) await admin.run(`create database "${name}"`);
    return openDatabase({ url: server.url.replace(/\/postgres$/, `/${name}`) });
  };
  const bySize = await openEach(open, "PostgreSQL");
  await admin.close();
  return {
    bySize,
    async close() {
      await closeAll(bySize);
      await server.stop();
    },
  };
}
