import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import manifest from "../package.json" with { type: "json" };

const CACHE = ".cache";

/**
 * Puts a fresh embedded database beside the bundle, so that no first start has to make one: that takes a process 500 MB
 * and seconds. Made once for each version of PGlite.
 */
export function putEmptyDatabase(file: string): void {
  const kept = `${CACHE}/empty-database-${manifest.dependencies["@electric-sql/pglite"]}.tar.gz`;
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${kept}.${process.pid}`;
    execFileSync(process.execPath, ["scripts/make-empty-database.ts", unfinished], { stdio: "inherit" });
    renameSync(unfinished, kept);
  }
  copyFileSync(kept, file);
}
