import type { Database } from "../../src/platform/database/database.ts";
import type { Migration } from "../../src/platform/database/migrate.ts";
import { serverTestDatabase } from "./database-server.ts";
import type { Seed } from "./database-template.ts";
import { OWN_SERVER } from "./own-server.ts";

/**
 * A database of the test's own with these migrations in place, and what `seed` put there; `close()` removes it.
 * On the server of this run, or the one that TEST_DATABASE_URL names (its user must be allowed to create databases).
 */
export async function testDatabase(migrations: readonly Migration[], seed?: Seed): Promise<Database> {
  const { database } = await testDatabaseAt(migrations, seed);
  return database;
}

/** The same, with its address, for tests that open it a second time. */
export async function testDatabaseAt(
  migrations: readonly Migration[],
  seed?: Seed,
): Promise<{ database: Database; at: string }> {
  const { TEST_DATABASE_URL, [OWN_SERVER]: own } = process.env;
  const url = TEST_DATABASE_URL ?? own;
  if (url === undefined) throw new Error("No server of tests: vitest.config.ts starts one.");
  return serverTestDatabase(url, { migrations, seed });
}
