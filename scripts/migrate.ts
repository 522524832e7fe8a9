/** `npm run migrate`: brings the database's schema up to date. The site does the same at its start. */

import { openMigratedDatabase } from "../src/app/open-database.ts";
import { createLog } from "../src/platform/log/log.ts";
import { readSettings } from "../src/platform/settings/settings.ts";

try {
  const settings = readSettings(process.env);
  const { database, ran } = await openMigratedDatabase(settings, createLog({ level: settings.logLevel }));
  await database.close();
  console.log(ran.length === 0 ? "The schema is up to date." : `Done: ${ran.join(", ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
