import type { Database } from "../../src/platform/database/database.ts";
import type { Migration } from "../../src/platform/database/migrate.ts";
import { embeddedTestDatabase } from "./database-embedded.ts";
import { serverTestDatabase } from "./database-server.ts";
import type { Seed } from "./database-template.ts";

/**
 * A database of the test's own with these migrations in place, and what `seed` put there; `close()` removes it.
 * Embedded, or on the server that TEST_DATABASE_URL names (its user must be allowed to create databases).
 */
export async function testDatabase(migrations: readonly Migration[], seed?: Seed): Promise<Database> {
  const { database } = await testDatabaseAt(migrations, seed);
  return database;
}

/** The same, with where it lies: a folder or an address, for tests that open it a second time. */
export async function testDatabaseAt(
  migrations: readonly Migration[],
  seed?: Seed,
): Promise<{ database: Database; at: string }> {
  const { TEST_DATABASE_URL: url } = process.env;
  const template = { migrations, seed };
  return url === undefined ? embeddedTestDatabase(template) : serverTestDatabase(url, template);
}
