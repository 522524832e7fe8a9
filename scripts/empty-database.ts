import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };
import { lockFolder } from "../src/platform/database/folder-lock.ts";
import { makeDatabaseWhereEmpty } from "../src/platform/database/make-database.ts";
import { unpackArchive } from "../src/platform/database/unpack-archive.ts";

const CACHE = ".cache";

/** A fresh embedded database as an archive, made by a process of its own once for each version of PGlite. */
function emptyDatabase(): string {
  const kept = `${CACHE}/empty-database-${manifest.dependencies["@electric-sql/pglite"]}.tar.gz`;
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    execFileSync(process.execPath, ["scripts/make-empty-database.ts", unfinished], { stdio: "inherit" });
    renameSync(unfinished, kept);
  }
  return kept;
}

/**
 * Puts a fresh embedded database beside the bundle, so that no first start has to make one: that takes a process 500 MB
 * and seconds.
 */
export function putEmptyDatabase(file: string): void {
  copyFileSync(emptyDatabase(), file);
}

/** Makes an empty database in a folder, for a command that is to stay small: to make one itself takes it 1.2 GB. */
export async function unpackEmptyDatabase(place: string): Promise<void> {
  const unlock = lockFolder(place);
  try {
    await makeDatabaseWhereEmpty(place, async (aside) => unpackArchive(readFileSync(emptyDatabase()), aside));
  } finally {
    unlock();
  }
}
