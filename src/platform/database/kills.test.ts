// Shows: promise 17
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { everyLook } from "../../../tests/support/every-look.ts";
import { startPostgres } from "../../../tests/support/postgres.ts";
import { type Database, openDatabase } from "./database.ts";

const kills = everyLook ? 200 : 5;
const writesEach = everyLook ? 100 : 30;

/** A process that writes numbers into the database and says each one that the database acknowledged. */
function startWriter(place: string): ChildProcess & { acknowledged: number[] } {
  const child = spawn(process.execPath, [join(import.meta.dirname, "database.writer.ts"), place], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: number[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => acknowledged.push(Number(line)));
  return Object.assign(child, { acknowledged });
}

async function killAfter(writer: ReturnType<typeof startWriter>, writes: number): Promise<number[]> {
  while (writer.acknowledged.length < writes) await once(writer.stdout ?? writer, "data");
  writer.kill("SIGKILL");
  await once(writer, "close");
  return writer.acknowledged;
}

async function writeThroughKills(place: string): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill++) acknowledged.push(...(await killAfter(startWriter(place), writesEach)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * writesEach);
  return acknowledged;
}

async function missingIn(database: Database, acknowledged: readonly number[]): Promise<number[]> {
  const rows = z.array(z.object({ number: z.number() })).parse(await database.run("select number from written"));
  const written = new Set(rows.map(({ number }) => number));
  await database.close();
  return acknowledged.filter((number) => !written.has(number));
}

const title = `after ${kills} times kill -9 every acknowledged write is there`;

test(`${title}, and the folder is free`, { timeout: 3_600_000 }, async () => {
  const above = await mkdtemp(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-kills-"));
  onTestFinished(() => rm(above, { recursive: true }));
  const dataDir = join(above, "database");
  const acknowledged = await writeThroughKills(dataDir);
  expect(await missingIn(await openDatabase({ dataDir }), acknowledged)).toEqual([]);
});

test(`${title} on a server`, { timeout: 3_600_000 }, async ({ skip }) => {
  const server = await startPostgres();
  if (typeof server === "string") return skip(server);
  onTestFinished(() => server.stop());
  const acknowledged = await writeThroughKills(server.url);
  expect(await missingIn(await openDatabase({ url: server.url }), acknowledged)).toEqual([]);
});
