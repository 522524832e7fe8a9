import { join } from "node:path";
import { type Database, openDatabase } from "../src/platform/database/database.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { keepPrivate } from "../src/platform/settings/private-folder.ts";
import type { Settings } from "../src/platform/settings/settings.ts";
import { migrations } from "../src/server/migrations.ts";

/** Opens the database that the settings name, with its schema up to date. */
export async function openMigratedDatabase(settings: Settings): Promise<{ database: Database; ran: string[] }> {
  await keepPrivate(settings.dataDir);
  const at =
    settings.databaseUrl === null ? { dataDir: join(settings.dataDir, "database") } : { url: settings.databaseUrl };
  const database = await openDatabase(at);
  try {
    return { database, ran: await migrate(database, migrations) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
