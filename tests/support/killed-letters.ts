import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { migrations } from "../../src/app/migrations.ts";
import { addDays, dayBegins, jakartaDay } from "../../src/i18n/calendar.ts";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { testDatabaseAt } from "./database.ts";
import { referenceLists } from "./seeds.ts";

/** Two processes write at once, and both are killed. */
const processes = 2;

/** Nine in the morning of a day to come: all slots have passed. */
export const nineTomorrow = new Date(dayBegins(addDays(jakartaDay(new Date()), 1)).getTime() + 9 * 3_600_000);

/** Whose letters are written: the morning's suggestions, or an hour's alerts. */
export type WrittenLetters = "suggestions" | "alerts";

/** A database that processes open, write letters in and are killed at. */
export interface LetterPlace {
  /** Letters that lie there after each kill, at random moments of so many milliseconds, and at the end, when they are done. */
  writeThroughKills(kills: number, longestMs: number): Promise<number[]>;
  /** Asks it between two processes. */
  ask<Told>(asking: (database: Database) => Promise<Told>): Promise<Told>;
  close(): Promise<void>;
}

/** Makes one, filled by `fill`. */
export async function letterPlace(
  letters: WrittenLetters,
  fill: (database: Database) => Promise<void>,
): Promise<LetterPlace> {
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-letters-"));
  const made = await testDatabaseAt(migrations, referenceLists);
  await fill(made.database);
  const { at } = made;

  /** Writes letters until it is done, or killed so long after it began. */
  async function write(killAfterMs: number | null): Promise<void> {
    const path = join("tests", "support", "write-letters-process.ts");
    const env = { ...process.env, TMPDIR: folder };
    const args = [path, at, nineTomorrow.toISOString(), letters];
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(child, "close");
    await once(createInterface({ input: child.stdout }), "line");
    if (killAfterMs !== null) {
      await wait(killAfterMs);
      child.kill("SIGKILL");
    }
    await ended;
    const { exitCode, signalCode } = child;
    if (killAfterMs === null && exitCode !== 0) throw new Error(`The process ended with ${exitCode ?? signalCode}.`);
  }

  const place: LetterPlace = {
    async writeThroughKills(kills, longestMs) {
      const counts: number[] = [];
      for (let kill = 0; kill < kills; kill++) {
        await Promise.all(Array.from({ length: processes }, () => write(Math.random() * longestMs)));
        counts.push(await place.ask(countLetters));
      }
      await write(null);
      return [...counts, await place.ask(countLetters)];
    },
    async ask(asking) {
      const database = await openDatabase({ url: at });
      return asking(database).finally(() => database.close());
    },
    async close() {
      await made.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return place;
}

async function countLetters({ db }: Database): Promise<number> {
  const count = db.selectFrom("outbox").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await count.executeTakeFirstOrThrow()).count);
}
