// Shows: promise 17
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
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

/** Processes that a process started, and theirs. */
function below(pid: number): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([own = 0, parent]) => (parent === pid ? [own] : []));
  return [...children, ...children.flatMap(below)];
}

const postmaster = (folder: string) => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n", 1)[0]);

/** Who is killed beside the process that writes. */
const besides: readonly ((writer: number, folder: string) => number[])[] = [
  () => [],
  (_writer, folder) => [postmaster(folder)],
  // Anyone who would end PostgreSQL, which is left over and has to be ended by the next start.
  (writer, folder) => {
    const spared = postmaster(folder);
    const sparedToo = new Set([spared, ...below(spared)]);
    return below(writer).filter((pid) => !sparedToo.has(pid));
  },
  (writer) => below(writer),
];

async function killAfter(
  writer: ReturnType<typeof startWriter>,
  writes: number,
  also: (pid: number) => number[] = () => [],
): Promise<number[]> {
  while (writer.acknowledged.length < writes) await once(writer.stdout ?? writer, "data");
  for (const pid of [...also(writer.pid ?? 0), writer.pid ?? 0]) process.kill(pid, "SIGKILL");
  await once(writer, "close");
  return writer.acknowledged;
}

async function writeThroughKills(place: string, alsoKilled: typeof besides = besides.slice(0, 1)): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const also = alsoKilled[kill % alsoKilled.length];
    acknowledged.push(...(await killAfter(startWriter(place), writesEach, (pid) => also?.(pid, place) ?? [])));
  }
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

test(`${title}, whichever other process was killed, and the folder is free`, { timeout: 3_600_000 }, async () => {
  const above = await mkdtemp(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-kills-"));
  onTestFinished(() => rm(above, { recursive: true }));
  const dataDir = join(above, "database");
  const acknowledged = await writeThroughKills(dataDir, besides);
  expect(await missingIn(await openDatabase({ dataDir }), acknowledged)).toEqual([]);
});

test(`${title} on a server`, { timeout: 3_600_000 }, async ({ skip }) => {
  const server = await startPostgres();
  if (typeof server === "string") return skip(server);
  onTestFinished(() => server.stop());
  const acknowledged = await writeThroughKills(server.url);
  expect(await missingIn(await openDatabase({ url: server.url }), acknowledged)).toEqual([]);
});
