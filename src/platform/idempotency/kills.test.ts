// Shows: promise 14, promise 17
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import { embeddedDatabase } from "../../../tests/support/embedded-folder.ts";
import { everyLook } from "../../../tests/support/every-look.ts";
import { idempotencyBytes, idempotencyRecords, keptAnswers } from "../../app/migrations/platform.ts";
import { type Database, openDatabase } from "../database/database.ts";

const kills = everyLook ? 200 : 4;
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

const steps = [
  { name: "kept-answers", up: keptAnswers },
  { name: "idempotency-records", up: idempotencyRecords },
  { name: "idempotency-bytes", up: idempotencyBytes },
];
const written = "create table written (key integer, part integer)";

/** A database that processes open in turn. */
async function aPlace(): Promise<{ at: string; open: () => Promise<Database> }> {
  if (isServer) {
    const made = await testDatabaseAt(steps);
    await made.database.run(written);
    onTestFinished(() => made.database.close());
    return { at: made.at, open: () => openDatabase({ url: made.at }) };
  }
  const above = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-once-"));
  onTestFinished(() => rmSync(above, { recursive: true, force: true }));
  const at = join(above, "database");
  const database = await embeddedDatabase(at, steps);
  await database.run(written);
  await database.close();
  return { at, open: () => openDatabase({ dataDir: at }) };
}

/** Writes from a key on, and is killed a moment after some answers. @returns the keys that were answered */
async function writeUntilKilled(at: string, from: number): Promise<number[]> {
  const path = join(import.meta.dirname, "once.writer.ts");
  const child = spawn(process.execPath, [path, at, String(from)], { stdio: ["ignore", "pipe", "inherit"] });
  const answered: number[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => answered.push(Number(line)));
  const closed = once(child, "close");
  const some = 3 + Math.random() * 20;
  while (answered.length < some && child.exitCode === null) await Promise.race([once(child.stdout, "data"), closed]);
  await wait(Math.random() * 20);
  child.kill("SIGKILL");
  await closed;
  expect(child.signalCode).toBe("SIGKILL");
  return answered;
}

test(`through ${kills} times kill -9 each write with a key, sent again until it is answered, is done once and wholly`, {
  timeout: 3_600_000,
}, async () => {
  const { at, open } = await aPlace();
  const answered: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    // The last answered one is asked for again, and the one that was under way.
    answered.push(...(await writeUntilKilled(at, Math.max(0, ...answered))));
  }
  const database = await open();
  const { rows } = await sql<{ key: number; parts: number }>`select key, count(*) as parts from written
    group by key order by key`.execute(database.db);
  await database.close();
  expect(rows.filter(({ parts }) => parts !== 2)).toEqual([]);
  const written = new Set(rows.map(({ key }) => key));
  expect(answered.filter((key) => !written.has(key))).toEqual([]);
  console.log(`${kills} kills, ${new Set(answered).size} writes answered, ${rows.length} done`);
});
