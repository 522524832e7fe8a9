import { ownStore } from "../../platform/operations/own-store.ts";
import type { Platform } from "../../platform/platform.ts";
import { namesWithoutRow } from "./document.queries.server.ts";

const HOUR_MS = 3_600_000;
const BATCH = 500;

/** A sweep removes a twentieth of all files at most: more without a row are a sign of the wrong database, not of crashes. */
const MOST_OF_ALL = 0.05;
/** So many may go however few there are. */
const ALWAYS = 20;
/** Names that are remembered while the files are counted. */
const REMEMBERED = 10_000;

interface Orphans {
  names: string[];
  /** With those that are not remembered. */
  found: number;
  ofAll: number;
}

async function findOrphans({ database, files, clock }: Platform): Promise<Orphans> {
  const orphans: Orphans = { names: [], found: 0, ofAll: 0 };
  const look = async (batch: readonly string[]) => {
    const names = await namesWithoutRow(database.db, batch);
    orphans.names.push(...names.slice(0, REMEMBERED - orphans.names.length));
    orphans.found += names.length;
    orphans.ofAll += batch.length;
  };
  let batch: string[] = [];
  for await (const name of files.putBefore(new Date(clock().getTime() - HOUR_MS))) {
    batch.push(name);
    if (batch.length < BATCH) continue;
    await look(batch);
    batch = [];
  }
  await look(batch);
  return orphans;
}

/**
 * Removes stored files that no row names: left by a process that ended between storing and committing.
 * @throws ForeignStore where the store is another installation's: its files have their rows elsewhere
 */
export async function sweepFiles(platform: Platform): Promise<void> {
  await ownStore(platform.database.db, platform.files);
  const { names, found, ofAll } = await findOrphans(platform);
  const gone = names.slice(0, Math.max(ALWAYS, Math.floor(ofAll * MOST_OF_ALL)));
  for (const name of gone) await platform.files.remove(name);
  if (gone.length === found) return;
  const counts = { files: ofAll, withoutRow: found, removed: gone.length };
  platform.log.warn(counts, "There are more files without a row than one sweep removes; the rest waits for the next.");
}
