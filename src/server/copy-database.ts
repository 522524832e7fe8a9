import { z } from "zod";
import type { Command, Say } from "../platform/command-socket/command.ts";
import type { Database } from "../platform/database/database.ts";

const copyOptions = z.object({ folder: z.string() });

/** The command that a backup sends to the running site, which alone may read the embedded database. */
export const copyDatabaseCommand = (folder: string): Command => ({
  name: "copy-database",
  options: { folder },
  files: [],
});

/** Copies the embedded database, and says how long everybody waited for that. */
export async function copyDatabase(database: Database, options: unknown, say: Say): Promise<number> {
  const { folder } = copyOptions.parse(options);
  const began = performance.now();
  await database.copyTo(folder);
  say(`The database was copied; the site's queries waited ${Math.round(performance.now() - began)} ms for it.`);
  return 0;
}
