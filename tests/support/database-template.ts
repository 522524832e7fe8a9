import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Migration } from "../../src/platform/database/migrate.ts";

const longestBuildMs = 120_000;

/** Where test databases lie: in memory where the machine allows it. */
export const testFolder = join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-tests");

/** Changes whenever a migration does, so that a template is never older than its sources. */
export function templateKey(migrations: readonly Migration[]): string {
  const hash = createHash("sha256").update(readFileSync("package-lock.json"));
  for (const { name, up } of migrations) hash.update(name).update(up.toString());
  for (const file of globSync("src/**/migrations/**/*").sort()) {
    if (/\.(ts|sql|csv)$/.test(file)) hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Only one test process at a time does the work for a key; the others wait. The kernel frees the lock of a dead one. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(testFolder, { recursive: true });
  const lock = new DatabaseSync(join(testFolder, `${key}.lock`), { timeout: longestBuildMs });
  try {
    lock.exec("BEGIN IMMEDIATE");
    return await work();
  } finally {
    lock.close();
  }
}
