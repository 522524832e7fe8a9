import { mkdirSync } from "node:fs";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { type Migration, migrate } from "../../src/platform/database/migrate.ts";
import type { Seed } from "./database-template.ts";

/**
 * The embedded database in a folder of its own, migrated and seeded, for tests whose processes open it one after the
 * other: it is killed with the process that opened it.
 */
export async function embeddedDatabase(
  folder: string,
  migrations: readonly Migration[],
  seed?: Seed,
): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  await migrate(database, migrations);
  if (seed === undefined) return database;
  const files = `${folder}-files`;
  mkdirSync(files, { recursive: true });
  await seed.seed(database, files);
  return database;
}
