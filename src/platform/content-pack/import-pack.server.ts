import { jakartaDay } from "../../i18n/calendar.ts";
import type { Database } from "../database/database.ts";
import {
  type PackFault,
  PackFaults,
  type PackFile,
  type PackPart,
  type PackReport,
  type ReadPart,
} from "./pack-part.ts";

/** What became of a pack's parts, by folder; parts without files are not in it. */
export type PackReports = ReadonlyMap<string, PackReport>;

function below(files: readonly PackFile[], folder: string): PackFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}

function readParts(parts: readonly PackPart[], files: readonly PackFile[], today: string): Map<string, ReadPart> {
  const read = new Map<string, ReadPart>();
  const faults: PackFault[] = [];
  for (const part of parts) {
    const own = below(files, part.folder);
    if (own.length === 0) continue;
    try {
      read.set(part.folder, part.read(own, today));
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new PackFaults(faults);
  return read;
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
): Promise<PackReports> {
  const read = readParts(parts, files, jakartaDay(now));
  return database.transact(async (tx) => {
    const reports = new Map<string, PackReport>();
    for (const [folder, part] of read) reports.set(folder, await part.put(tx));
    return reports;
  });
}
