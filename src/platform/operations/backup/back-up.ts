import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Tx } from "../../database/database.ts";
import { doneMigrations } from "../../database/migrate.ts";
import { withoutLimit } from "../../database/raw-pool.ts";
import type { StoreDriver } from "../../files/stored-file.ts";
import { readWaitingJobs } from "../../jobs/waiting-jobs.ts";
import { mailCounts } from "../../mail/outbox.store.ts";
import { everySomeSeconds, type Say } from "../command.ts";
import { type FileEntry, formatVersion, type Manifest, secretMarks, type TableEntry } from "./archive-format.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { dumpTable } from "./dump-table.ts";
import { readSequences, readShapes, speakPlainly, type TableShape } from "./table-shapes.ts";

/** Read at once; a file has a few MB. */
const AT_ONCE = 8;

/** The stored files that an archive has so far. */
interface CopiedFiles {
  readonly entries: ReadonlyMap<string, FileEntry>;
  /** Adds those of `names` that are not there yet. @returns those that the store does not have */
  copy(names: readonly string[]): Promise<string[]>;
}

function copyFiles(store: StoreDriver, writer: ArchiveWriter, say: Say): CopiedFiles {
  const entries = new Map<string, FileEntry>();
  const tell = everySomeSeconds(say);
  async function copyBatch(names: readonly string[]): Promise<string[]> {
    const gone: string[] = [];
    const read = await Promise.all(names.map(async (name) => ({ name, bytes: await store.read(name) })));
    for (const { name, bytes } of read) {
      if (bytes === null) {
        gone.push(name);
        continue;
      }
      await writer.add(`files/${name}`, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      entries.set(name, { name, bytes: bytes.byteLength, sha256 });
    }
    return gone;
  }
  return {
    entries,
    async copy(names) {
      const missing = names.filter((name) => !entries.has(name));
      const gone: string[] = [];
      for (let at = 0; at < missing.length; at += AT_ONCE) {
        gone.push(...(await copyBatch(missing.slice(at, at + AT_ONCE))));
        tell(() => `Files: ${entries.size} of ${names.length}.`);
      }
      return gone;
    },
  };
}

/** Snapshots that are looked at until one finds all of its files. */
const MOST_SNAPSHOTS = 5;

/** The backup's sources. */
export interface BackupSource {
  /** Does the work in a transaction of its own; each one shows the database as it is when it begins. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  files: StoreDriver;
  /** The column that names every stored file. */
  fileNames: { table: string; column: string };
  product: string;
  /** Those that seal, newest first. */
  secrets: readonly string[];
  /** The one that goes along; null: none. */
  secretToKeep: string | null;
  /** An empty folder for what is not packed yet. */
  folder: string;
  now: Date;
}

/** One snapshot of the database. */
type Snapshot = Pick<Manifest, "migrations" | "tables" | "sequences" | "missing" | "waitingMails"> & {
  named: readonly string[];
  jobs: Buffer;
};

async function beginSnapshot(tx: Tx): Promise<void> {
  await sql.raw(withoutLimit).execute(tx);
  await speakPlainly(tx);
}

async function namesOfFiles(tx: Tx, { table, column }: BackupSource["fileNames"]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}

const getPath = (folder: string, table: string) => join(folder, `${table}.jsonl`);

/** Written to a temporary file first: an entry's size precedes it in the archive, and the snapshot ends soon. */
async function stageTable(tx: Tx, shape: TableShape, folder: string): Promise<TableEntry> {
  const out = await open(getPath(folder, shape.name), "w", 0o600);
  try {
    return await dumpTable(tx, shape, (text) => out.writeFile(text));
  } finally {
    await out.close();
  }
}

async function stage(tx: Tx, folder: string, say: Say): Promise<Omit<Snapshot, "named" | "missing">> {
  const tell = everySomeSeconds(say);
  const tables: TableEntry[] = [];
  for (const shape of await readShapes(tx)) {
    tell(() => `Table ${shape.name}.`);
    tables.push(await stageTable(tx, shape, folder));
  }
  const jobs = (await readWaitingJobs(tx)).map((job) => `${JSON.stringify(job)}\n`);
  return {
    tables,
    migrations: await doneMigrations(tx),
    sequences: await readSequences(tx),
    jobs: Buffer.from(jobs.join("")),
    waitingMails: (await mailCounts(tx)).waiting,
  };
}

/**
 * Takes a snapshot and every file that it names. A file may be gone by the time it is read: then its person replaced or
 * erased it, so another snapshot is taken, whose files are almost all there already. One that rows go on naming is lost.
 */
async function takeSnapshot(source: BackupSource, copied: CopiedFiles, say: Say): Promise<Snapshot> {
  let lost = new Set<string>();
  for (let taken = 1; ; taken++) {
    const snapshot = await source.read(async (tx) => {
      await beginSnapshot(tx);
      const named = await namesOfFiles(tx, source.fileNames);
      const missing = await copied.copy(named);
      if (taken < MOST_SNAPSHOTS && missing.some((name) => !lost.has(name))) {
        lost = new Set(missing);
        return null;
      }
      return { named, missing, ...(await stage(tx, source.folder, say)) };
    });
    if (snapshot !== null) return snapshot;
    say("Files were replaced meanwhile: the database is read once more.");
  }
}

function getManifest(source: BackupSource, { named, jobs, ...snapshot }: Snapshot, copied: CopiedFiles): Manifest {
  const { product, secrets, secretToKeep, now } = source;
  const isNamed = new Set(named);
  const entries = [...copied.entries.values()];
  return {
    format: formatVersion,
    product,
    madeAt: now.toISOString(),
    ...snapshot,
    jobs: {
      count: jobs.toString().split("\n").length - 1,
      bytes: jobs.byteLength,
      sha256: createHash("sha256").update(jobs).digest("hex"),
    },
    files: entries.filter(({ name }) => isNamed.has(name)),
    unnamed: entries.flatMap(({ name }) => (isNamed.has(name) ? [] : [name])),
    secret: { marks: secretMarks(secrets), isIncluded: secretToKeep !== null },
  };
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function write(source: BackupSource, writer: ArchiveWriter, say: Say): Promise<Manifest> {
  await writer.add("format.json", json({ format: formatVersion, product: source.product }));
  if (source.secretToKeep !== null) await writer.add("secret", Buffer.from(`${source.secretToKeep}\n`));
  const copied = copyFiles(source.files, writer, say);
  const snapshot = await takeSnapshot(source, copied, say);
  for (const { name, bytes } of snapshot.tables) {
    await writer.addFromDisk(`tables/${name}.jsonl`, getPath(source.folder, name), bytes);
  }
  await writer.add("jobs.jsonl", snapshot.jobs);
  const manifest = getManifest(source, snapshot, copied);
  await writer.add("manifest.json", json(manifest));
  return manifest;
}

/** Writes an archive of the database as it is at one moment, and of every file that it names. @returns what is in it */
export async function backUp(
  source: BackupSource,
  file: string,
  say: Say,
): Promise<{ manifest: Manifest; bytes: number; sha256: string }> {
  // Of one that was killed.
  await rm(`${file}.part`, { force: true });
  const writer = new ArchiveWriter(file);
  try {
    const manifest = await write(source, writer, say);
    return { manifest, ...(await writer.finish()) };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
