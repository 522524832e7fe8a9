import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, PGliteDialect, type PGliteDialectConfig } from "kysely";
import { openDatabase } from "../platform/database/database.ts";
import { isPgliteFolder } from "../platform/database/embedded/make-cluster.ts";
import { lockFolder } from "../platform/database/folder-lock.ts";
import type { Tables } from "../platform/database/tables.ts";
import { moveRows } from "../platform/operations/backup/move-rows.ts";
import type { Say } from "../platform/operations/command.ts";
import { keepPrivate } from "../platform/settings/private-folder.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { migrations } from "./migrations.ts";

/** Opens a folder with PGlite, which the site itself no longer brings. */
export type OpenPglite = (folder: string) => Promise<Extract<PGliteDialectConfig["pglite"], { closed: boolean }>>;

/** Where the move makes the new database, and where the old one stays. */
const getPlaces = (place: string) => ({ made: `${place}.moved`, kept: `${place}.pglite` });

async function removeMade(made: string): Promise<void> {
  for (const end of ["", ".lock", ".log", ".new"]) await rm(`${made}${end}`, { recursive: true, force: true });
  await rm(`${made}.socket`, { recursive: true, force: true });
}

async function fill(place: string, made: string, openPglite: OpenPglite, say: Say): Promise<void> {
  const pglite = await openPglite(place);
  const from = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const database = await openDatabase({ dataDir: made });
  try {
    const moved = await from.transaction().execute((tx) => moveRows(tx, database, migrations, say));
    say(`Moved: ${moved.rows} rows of ${moved.tables} tables, ${moved.jobs} jobs, all of them verified.`);
  } finally {
    await database.close();
    await from.destroy();
  }
}

/**
 * Brings the embedded database of an earlier version, which was PGlite's, over into PostgreSQL. The old folder stays
 * beside it; broken off, the command is given again.
 * @returns the exit code
 */
export async function moveDatabase({ dataDir }: Settings, openPglite: OpenPglite, say: Say): Promise<number> {
  const place = join(dataDir, "database");
  const { made, kept } = getPlaces(place);
  await keepPrivate(dataDir);
  const unlock = lockFolder(place);
  try {
    const isHalfRenamed = existsSync(kept) && existsSync(made) && !existsSync(join(place, "PG_VERSION"));
    if (!isHalfRenamed) {
      if (!isPgliteFolder(place)) {
        say(`The database in ${place} is not PGlite's: there is nothing to move.`);
        return 1;
      }
      if (existsSync(kept)) throw new Error(`There is a folder ${kept} already: move it away first.`);
      await removeMade(made);
      await fill(place, made, openPglite, say);
      renameSync(place, kept);
    } else await rm(place, { recursive: true });
    renameSync(made, place);
    await removeMade(made);
    say(`The old database stays in ${kept}: delete it once the site is as it was.`);
    return 0;
  } finally {
    unlock();
  }
}
