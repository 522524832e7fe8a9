import { sql } from "kysely";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database, Tx } from "../../database/database.ts";
import {
  type PackFault,
  PackFaults,
  type PackFile,
  type PackPart,
  type PackReport,
  type ReadPart,
} from "./pack-part.ts";

/** Results of a pack's parts, by folder; parts without files are not in it. */
export type PackReports = ReadonlyMap<string, PackReport>;

export interface PackOptions {
  /** Does and answers the same, and leaves everything as it was. */
  isDryRun?: boolean;
  /** Earlier errors: reported with the rest. */
  faults?: readonly PackFault[];
}

/** Ends a transaction whose work is not to be kept. */
class DryRun extends Error {
  readonly reports: PackReports;

  constructor(reports: PackReports) {
    super("Nothing of a dry run is kept.");
    this.reports = reports;
  }
}

const belongsTo = (path: string) => (part: PackPart) => path === part.folder || path.startsWith(`${part.folder}/`);

/** Notes for anyone who writes a pack may lie in it. */
const isNote = (path: string) => /(^|\/)README\.md$/i.test(path);

function homeless(parts: readonly PackPart[], files: readonly PackFile[]): PackFault[] {
  const known = parts.map(({ folder }) => folder).join(", ");
  return files
    .filter(({ path }) => !parts.some(belongsTo(path)))
    .map(({ path }) => ({ path, line: 1, reason: `this belongs to none of a pack's parts, which are ${known}` }));
}

function readParts(
  parts: readonly PackPart[],
  files: readonly PackFile[],
  today: string,
  before: readonly PackFault[],
): Map<PackPart, ReadPart> {
  const read = new Map<PackPart, ReadPart>();
  const faults = [...before, ...homeless(parts, files)];
  for (const part of parts) {
    const own = files.filter(({ path }) => belongsTo(path)(part));
    if (own.length === 0) continue;
    try {
      read.set(part, part.read(own, today));
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new PackFaults(faults);
  return read;
}

async function putParts(tx: Tx, read: ReadonlyMap<PackPart, ReadPart>): Promise<PackReports> {
  // Two packs at once would each add what is new to both.
  await sql`select pg_advisory_xact_lock(hashtext('content-pack'))`.execute(tx);
  const reports = new Map<string, PackReport>();
  const faults: PackFault[] = [];
  for (const [{ folder }, part] of read) {
    try {
      reports.set(folder, await part.put(tx));
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new PackFaults(faults);
  return reports;
}

async function put(database: Database, read: ReadonlyMap<PackPart, ReadPart>, isDryRun: boolean): Promise<PackReports> {
  try {
    return await database.transact(async (tx) => {
      const reports = await putParts(tx, read);
      if (isDryRun) throw new DryRun(reports);
      return reports;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.reports;
    throw error;
  }
}

/** Follow-up work of changed parts, each once. */
async function finish(database: Database, parts: readonly PackPart[], reports: PackReports): Promise<void> {
  const expectedParts = parts.flatMap(({ folder, afterwards }) => {
    const { added = 0, updated = 0 } = reports.get(folder) ?? {};
    return afterwards !== undefined && added + updated > 0 ? [afterwards] : [];
  });
  for (const work of new Set(expectedParts)) await work(database);
}

/**
 * Loads a content pack, all or nothing: the parts in their order, in one transaction.
 * @throws PackFaults naming each broken file with line and reason; nothing was changed then
 */
export async function importPack(
  database: Database,
  parts: readonly PackPart[],
  files: readonly PackFile[],
  now: Date,
  { isDryRun = false, faults = [] }: PackOptions = {},
): Promise<PackReports> {
  const packFiles = files.filter(({ path }) => !isNote(path));
  const read = readParts(parts, packFiles, jakartaDay(now), faults);
  const reports = await put(database, read, isDryRun);
  if (!isDryRun) await finish(database, parts, reports);
  return reports;
}
