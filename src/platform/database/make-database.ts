import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PgliteThread, workerUrl } from "./pglite-thread.ts";
import { unpackArchive } from "./unpack-archive.ts";

const makeWithinMs = 300_000;

/** A folder that must not be opened; the message is one sentence for the operator. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}

/**
 * Makes an empty database where the folder is empty; what holds one is left alone. It is made beside, in
 * `<folder>.new`, and renamed: a start that is broken off leaves an empty folder, never half a database.
 * @param given an existing folder that this process has locked
 * @param make puts a whole database into a folder that is not there yet
 * @throws FolderRefused when something else lies there: perhaps what is left of a database
 */
export async function makeDatabaseWhereEmpty(given: string, make = makeDatabase): Promise<void> {
  const folder = realpathSync(given);
  if (existsSync(join(folder, "PG_VERSION"))) return;
  if (readdirSync(folder).length > 0) {
    throw new FolderRefused(
      `The folder ${given} holds files, but not a whole database: restore it from a backup, or move it away to begin with an empty one.`,
    );
  }
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  await make(aside);
  rmdirSync(folder);
  renameSync(aside, folder);
}

async function makeDatabase(folder: string): Promise<void> {
  // The build lays a fresh database beside its worker: to make one takes 500 MB and seconds, to unpack it neither.
  const fresh = new URL("./empty-database.tar.gz", workerUrl());
  if (existsSync(fresh)) return unpackArchive(readFileSync(fresh), folder);
  const thread = new PgliteThread({ dataDir: folder, makes: true }, () => {});
  try {
    await thread.send({ call: "ready" }, makeWithinMs);
    await thread.send({ call: "close" }, makeWithinMs);
  } finally {
    await thread.stop();
  }
}
