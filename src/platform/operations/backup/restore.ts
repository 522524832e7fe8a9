import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import { lockSchema, type Migration, migrateWithin } from "../../database/migrate.ts";
import type { StoreDriver } from "../../files/stored-file.ts";
import { hasQueues, openQueues, removeQueues } from "../../jobs/waiting-jobs.ts";
import { everySomeSeconds, type Say } from "../command.ts";
import { renewInstallation } from "../installation.store.ts";
import { ArchiveRefused, type Manifest } from "./archive-format.ts";
import { type ArchiveEntry, readArchive, wholeOf } from "./archive-reader.ts";
import { dumpTable } from "./dump-table.ts";
import type { Inspected } from "./inspect-archive.ts";
import { loadTable, withoutRules } from "./load-table.ts";
import { readSequences, readShapes, setSequences, speakPlainly, type TableShape } from "./table-shapes.ts";

/** Put at once: a folder's store waits for the disk at each, a bucket's for the network. */
const AT_ONCE = 16;
/** The store's owner mark during a restore. */
const RESTORING = "restoring";
const DAY_MS = 24 * 60 * 60 * 1000;

async function* namesIn(store: StoreDriver): AsyncGenerator<string> {
  yield* store.putBefore(new Date(Date.now() + DAY_MS));
}

/** Stored files as a restore puts them back: all of them, or none. */
interface RestoredFiles {
  /** @throws ArchiveRefused when the bytes are not those that were backed up */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Waits until all lie in the store, and marks it. @throws ArchiveRefused when one did not come */
  finish(owner: string): Promise<void>;
  /** Takes away what was put. */
  abandon(): Promise<void>;
}

/** @throws ArchiveRefused where files exist already, whosever they are */
async function claim(store: StoreDriver): Promise<void> {
  const owner = await store.readOwner();
  // A restore that was killed has left what it had put.
  if (owner === RESTORING) for await (const name of namesIn(store)) await store.remove(name);
  const { done } = await namesIn(store).next();
  if ((owner !== null && owner !== RESTORING) || done !== true) {
    throw new ArchiveRefused(
      `The files' place ${store.place} is not empty: restoring goes into an empty one, which FILES_URL or DATA_DIR names.`,
    );
  }
  await store.writeOwner(RESTORING);
}

async function openRestoredFiles(store: StoreDriver, manifest: Manifest): Promise<RestoredFiles> {
  const manifestFiles = new Map(manifest.files.map((file) => [file.name, file]));
  const put = new Set<string>();
  const underWay = new Set<Promise<void>>();
  await claim(store);
  return {
    async put(name, bytes) {
      const file = manifestFiles.get(name);
      // No row names it: its person took it away while the archive was made.
      if (file === undefined) return;
      const is = createHash("sha256").update(bytes).digest("hex");
      if (is !== file.sha256) throw new ArchiveRefused(`The archive changed while it was read: file ${name} differs.`);
      while (underWay.size >= AT_ONCE) await Promise.race(underWay);
      put.add(name);
      const one = store.putNamed(name, bytes).finally(() => underWay.delete(one));
      // Looked at by anyone who waits for it next.
      one.catch(() => {});
      underWay.add(one);
    },
    async finish(owner) {
      await Promise.all(underWay);
      const lacking = manifest.files.find(({ name }) => !put.has(name));
      if (lacking) throw new ArchiveRefused(`The archive changed while it was read: it lacks file ${lacking.name}.`);
      await store.writeOwner(owner);
    },
    async abandon() {
      await Promise.allSettled(underWay);
      for (const name of put) await store.remove(name);
      await store.removeOwner();
    },
  };
}

/** Target of a restore: an empty database and an empty store. */
export interface RestoreTarget {
  database: Database;
  files: StoreDriver;
  /** All that the product has, in their order. */
  migrations: readonly Migration[];
  /** Remaining changes to the restored rows before they count. */
  settle(tx: Tx): Promise<void>;
}

/** Facts about kept rows. */
type DatabaseContents = Pick<Manifest, "migrations" | "tables" | "sequences">;

/** Refuses an archive whose schema this product does not know: it is of a newer one. */
export function checkMigrations(
  { migrations, product }: Pick<Manifest, "migrations" | "product">,
  known: readonly Migration[],
): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = migrations.find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new ArchiveRefused(
    `The archive was made by the version ${product}, whose schema this one does not know (${unknown}): restore it with that version or a newer one.`,
  );
}

export async function checkEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    limit 1`.execute(tx);
  if (rows.length === 0) return;
  throw new ArchiveRefused(
    `The database is not empty (it has "${rows[0]?.name}"): restoring goes into an empty one, which DATABASE_URL or DATA_DIR names.`,
  );
}

const described = (shape: Pick<TableShape, "name"> & { columns: readonly string[] }) =>
  `${shape.name} (${shape.columns.join()})`;

/** The archive's tables are those that its own migrations make, column by column. */
function checkShapes(shapes: readonly TableShape[], { tables }: DatabaseContents): void {
  const made = shapes.map(({ name, columns }) => described({ name, columns: columns.map((column) => column.name) }));
  const archivedTables = new Set(tables.map(described));
  const differing = made.find((table) => !archivedTables.delete(table)) ?? [...archivedTables][0];
  if (differing !== undefined) throw new ArchiveRefused(`The archive does not fit its own schema: ${differing}.`);
}

/** The schema as it was where the archive was made. */
export async function makeSchema(
  tx: Tx,
  migrations: readonly Migration[],
  manifest: DatabaseContents,
): Promise<TableShape[]> {
  const had = new Set(manifest.migrations);
  await migrateWithin(
    tx,
    migrations.filter(({ name }) => had.has(name)),
  );
  await speakPlainly(tx);
  const shapes = await readShapes(tx);
  checkShapes(shapes, manifest);
  return shapes;
}

export async function verify(
  tx: Tx,
  shapes: readonly TableShape[],
  { tables }: DatabaseContents,
  tell: (line: () => string) => void,
): Promise<void> {
  const manifestTables = new Map(tables.map((table) => [table.name, table]));
  for (const shape of shapes) {
    tell(() => `Verifying table ${shape.name}.`);
    const { sha256 } = await dumpTable(tx, shape);
    if (sha256 !== manifestTables.get(shape.name)?.sha256) {
      throw new ArchiveRefused(`The table ${shape.name} differs from the backup after loading.`);
    }
  }
}

export async function goOnCounting(tx: Tx, { sequences }: DatabaseContents): Promise<void> {
  const names = new Set((await readSequences(tx)).map(({ name }) => name));
  const alien = sequences.find(({ name }) => !names.has(name));
  if (alien) throw new ArchiveRefused(`The archive does not fit its own schema: sequence ${alien.name}.`);
  await setSequences(tx, sequences);
}

interface Loading {
  tx: Tx;
  shapes: ReadonlyMap<string, TableShape>;
  files: RestoredFiles;
  tell(line: () => string): void;
}

async function loadEntry({ tx, shapes, files, tell }: Loading, entry: ArchiveEntry): Promise<void> {
  const { is } = entry;
  if (is.kind === "file") {
    tell(() => `File ${is.name}.`);
    return files.put(is.name, await wholeOf(entry));
  }
  const shape = is.kind === "table" ? shapes.get(is.name) : undefined;
  if (shape !== undefined) {
    tell(() => `Table ${shape.name}.`);
    return loadTable(tx, shape, entry.chunks);
  }
  await wholeOf(entry);
}

async function load(
  target: RestoreTarget,
  file: string,
  { manifest, jobs }: Inspected,
  files: RestoredFiles,
  say: Say,
) {
  const tell = everySomeSeconds(say);
  const { database, migrations, settle } = target;
  // Without jobs the site makes its queues itself.
  const queues = jobs.length > 0 ? await openQueues(database, jobs) : null;
  try {
    await database.transact(async (tx) => {
      await lockSchema(tx);
      await checkEmpty(tx);
      const shapes = await makeSchema(tx, migrations, manifest);
      const byName = new Map(shapes.map((shape) => [shape.name, shape]));
      await withoutRules(tx, shapes, async () => {
        for await (const entry of readArchive(file)) await loadEntry({ tx, shapes: byName, files, tell }, entry);
      });
      await goOnCounting(tx, manifest);
      await verify(tx, shapes, manifest, tell);
      await migrateWithin(tx, migrations);
      await settle(tx);
      for (const job of jobs) await queues?.send(tx, job);
      await sql`analyze`.execute(tx);
      await files.finish(await renewInstallation(tx));
    });
  } finally {
    await queues?.close();
  }
}

/**
 * Restores an archive that was inspected: rows, jobs and files, all of it or nothing. The schema is made as the archive
 * had it, and brought up to date once the rows are in.
 * @throws ArchiveRefused when the target is not empty, or what was loaded is not what was backed up
 */
export async function restore(target: RestoreTarget, file: string, inspected: Inspected, say: Say): Promise<void> {
  const { database } = target;
  const { manifest } = inspected;
  checkMigrations(manifest, target.migrations);
  await database.transact(checkEmpty);
  const files = await openRestoredFiles(target.files, manifest);
  const hadQueues = await hasQueues(database);
  try {
    await load(target, file, inspected, files, say);
  } catch (error) {
    await files.abandon();
    if (!hadQueues) await removeQueues(database);
    throw error;
  }
}
