import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "../../src/platform/database/database.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { bundled } from "./bundled.ts";
import { inventPeople } from "./invented-people.ts";
import { atMost, type Figure, textFigure } from "./table.ts";

const applicants = Number(process.env["BACKUP_APPLICANTS"] ?? 10_000);
const budget = { seconds: 60, mb: 300 };

/** Prints at its end what the process took at most; it is loaded before the command. */
const atExit = `data:text/javascript,import{readFileSync}from"node:fs";process.on("exit",()=>console.log("peak",/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status","utf8"))[1]))`;

type Env = Record<string, string>;

/** Runs a bundled command. */
async function command(file: string, args: readonly string[], env: Env): Promise<{ seconds: number; mb: number }> {
  const began = performance.now();
  const all = ["--import", atExit, file, ...args];
  const child = spawn(process.execPath, all, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const output = Buffer.concat(await child.stdout.toArray()).toString();
  await exited;
  const peak = /^peak (\d+)$/m.exec(output)?.[1];
  if (child.exitCode !== 0 || peak === undefined) throw new Error(`${file} failed: ${output}`);
  console.log(output.trim());
  return { seconds: (performance.now() - began) / 1000, mb: Number(peak) / 1024 };
}

/** The longest that someone waits for a query while the work is done. */
async function longestWait(database: Database, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  const stopping = new AbortController();
  const ended = work.finally(() => stopping.abort());
  while (!stopping.signal.aborted) {
    const began = performance.now();
    await database.run("select 1");
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await ended;
  return longest;
}

interface Place {
  name: string;
  database: Database;
  from: Env;
  to: Env;
}

async function measure(bundle: string, { name, database, from, to }: Place) {
  const folder = from["DATA_DIR"] ?? "";
  const file = join(folder, "archive.tar.zst");
  const backup = command(join(bundle, "backup.js"), [file, "--without-secret"], from);
  const wait = await longestWait(database, backup);
  const { seconds, mb } = await backup;
  const back = await command(join(bundle, "restore.js"), [file], to);
  const memory = (what: string, taken: number) => atMost(`${name}: memory of a ${what}`, taken, budget.mb, " MB");
  return [
    atMost(`${name}: backup`, seconds, budget.seconds, " s"),
    memory("backup", mb),
    textFigure(`${name}: longest wait of a query meanwhile`, `${Math.round(wait)} ms`),
    textFigure(`${name}: archive`, `${Math.round((await stat(file)).size / 1e6)} MB`),
    atMost(`${name}: restore`, back.seconds, budget.seconds, " s"),
    memory("restore", back.mb),
  ];
}

async function embedded(bundle: string): Promise<Figure[]> {
  const [from, to] = [await mkdtemp(join(tmpdir(), "bench-backup-")), await mkdtemp(join(tmpdir(), "bench-backup-"))];
  const database = await openDatabase({ dataDir: join(from, "database") });
  await inventPeople(database, join(from, "files"), applicants);
  try {
    return await measure(bundle, {
      ...{ name: "embedded", database },
      ...{ from: { DATA_DIR: from }, to: { DATA_DIR: to } },
    });
  } finally {
    await database.close();
    for (const folder of [from, to]) await rm(folder, { recursive: true });
  }
}

async function onServer(bundle: string): Promise<Figure[]> {
  const server = await startPostgres();
  if (typeof server === "string") return [textFigure("PostgreSQL", server)];
  const [from, to] = [await mkdtemp(join(tmpdir(), "bench-backup-")), await mkdtemp(join(tmpdir(), "bench-backup-"))];
  const database = await openDatabase({ url: server.url });
  try {
    await inventPeople(database, join(from, "files"), applicants);
    await database.run("create database restored");
    const url = server.url.replace(/\/postgres$/, "/restored");
    return await measure(bundle, {
      ...{ name: "PostgreSQL", database },
      from: { DATA_DIR: from, DATABASE_URL: server.url },
      to: { DATA_DIR: to, DATABASE_URL: url },
    });
  } finally {
    await database.close();
    await server.stop();
    for (const folder of [from, to]) await rm(folder, { recursive: true });
  }
}

/** Backup and restore of 10,000 applicants with two files each, while the site runs. */
export async function measureBackup(): Promise<Figure[]> {
  const { folder, remove } = await bundled({ backup: "scripts/backup.ts", restore: "scripts/restore.ts" });
  try {
    return [...(await embedded(folder)), ...(await onServer(folder))];
  } finally {
    await remove();
  }
}
