import type { Platform } from "../../../platform/platform.ts";
import { namesWithoutRow } from "./resume-file.store.server.ts";

const HOUR_MS = 3_600_000;
const BATCH = 500;

async function removeUnnamed({ database, files }: Platform, names: readonly string[]): Promise<void> {
  for (const name of await namesWithoutRow(database.db, names)) await files.remove(name);
}

/** Removes stored files that no row names: left by a process that ended between storing and committing. */
export async function sweepFiles(platform: Platform): Promise<void> {
  let names: string[] = [];
  for await (const name of platform.files.putBefore(new Date(platform.clock().getTime() - HOUR_MS))) {
    names.push(name);
    if (names.length < BATCH) continue;
    await removeUnnamed(platform, names);
    names = [];
  }
  await removeUnnamed(platform, names);
}
