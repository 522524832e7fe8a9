import { mkdirSync, realpathSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const sqliteBusy = 5;

// A handle that is garbage-collected drops its lock.
const databases = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone and returns what gives it back.
 *
 * The lock is SQLite's, on `<folder>.lock`: the kernel frees it however the process dies. Nothing in the holding
 * process may open that file (not even a backup): closing any handle of it drops the lock (POSIX).
 * @throws Error with one sentence for the operator when another process holds the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(`${realpathSync(folder)}.lock`, { timeout: 200 });
  try {
    lock.exec("BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER); DELETE FROM holder");
    lock.prepare("INSERT INTO holder VALUES (?)").run(process.pid);
    lock.exec("COMMIT; BEGIN IMMEDIATE");
  } catch (error) {
    const holder = isBusy(error) ? readHolder(lock) : undefined;
    lock.close();
    if (holder === undefined) throw new Error(`The data folder ${folder} cannot be locked.`, { cause: error });
    throw new Error(
      `The data folder ${folder} is in use by ${holder}: stop that first, or set DATABASE_URL so that several processes share one PostgreSQL.`,
      { cause: error },
    );
  }
  databases.add(lock);
  return () => {
    if (databases.delete(lock)) lock.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

function readHolder(lock: DatabaseSync): string {
  try {
    const { pid } = lock.prepare("SELECT pid FROM holder").get() ?? {};
    if (typeof pid === "number") return `process ${pid}`;
  } catch {
    // The holder is this moment writing its own number: the sentence does without.
  }
  return "another process";
}
