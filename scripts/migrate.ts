/** `npm run migrate`: brings the database's schema up to date. The site does the same at its start. */
import { readSettings } from "../src/platform/settings/settings.ts";
import { openMigratedDatabase } from "./open-database.ts";

try {
  const { database, ran } = await openMigratedDatabase(readSettings(process.env));
  await database.close();
  console.log(ran.length === 0 ? "The schema is up to date." : `Done: ${ran.join(", ")}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
