import { join } from "node:path";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { Log } from "../platform/log/log.ts";
import type { Metrics } from "../platform/log/metrics.ts";
import { keepPrivate } from "../platform/settings/private-folder.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { migrations } from "./migrations.ts";

/** Opens the database that the settings name: a server's, or the embedded one in the data folder. */
function openConfiguredDatabase(settings: Settings, log: Log, onQuery?: Metrics["queryEnded"]): Promise<Database> {
  const { databaseUrl: url, dataDir, database } = settings;
  const { listenUrl, connections, statementMs } = database;
  const common = { statementMs, ...(onQuery === undefined ? {} : { onQuery }) };
  const onConnectionLost = (error: Error) => log.warn({ message: error.message }, "database connection lost");
  const every = { ...common, connections, onConnectionLost };
  if (url === null) return openDatabase({ dataDir: join(dataDir, "database"), ...every });
  return openDatabase({ url, directUrl: listenUrl ?? undefined, ...every });
}

/** Past a pooler, where there is one. */
async function migrateDirectly(database: Database, { database: { listenUrl, allowsNewerSchema } }: Settings) {
  if (listenUrl === null) return migrate(database, migrations, { allowsNewerSchema });
  const direct = await openDatabase({ url: listenUrl, connections: 2 });
  try {
    return await migrate(direct, migrations, { allowsNewerSchema });
  } finally {
    await direct.close();
  }
}

/**
 * Opens the database that the settings name, with its schema up to date.
 * @returns it, and the names of the migrations that ran
 * @throws Error with one sentence for the operator
 */
export async function openMigratedDatabase(
  settings: Settings,
  log: Log,
  onQuery?: Metrics["queryEnded"],
): Promise<{ database: Database; ran: string[] }> {
  await keepPrivate(settings.dataDir);
  const database = await openConfiguredDatabase(settings, log, onQuery);
  try {
    return { database, ran: await migrateDirectly(database, settings) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
