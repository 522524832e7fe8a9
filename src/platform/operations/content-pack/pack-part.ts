import type { Database, Tx } from "../../database/database.ts";

/** A file of a content pack, by its path below the pack's root, such as `news/2026-open-house.md`. */
export interface PackFile {
  path: string;
  text: string;
}

/** Why a file cannot be used, by the line that a person would look at; the first line is 1. */
export interface PackFault {
  path: string;
  line: number;
  reason: string;
}

/** Thrown by who reads or stores a part of a pack; nothing of the pack is kept then. */
export class PackFaults extends Error {
  readonly faults: readonly PackFault[];

  constructor(faults: readonly PackFault[]) {
    super(faults.map(({ path, line, reason }) => `${path}, line ${line}: ${reason}`).join("\n"));
    this.faults = faults;
  }
}

/** Results of a part's entries. */
export interface PackReport {
  added: number;
  updated: number;
  unchanged: number;
}

/** A part that was read and found good. */
export interface ReadPart {
  /**
   * Stores its entries in the import's transaction, adding those whose slug is new and updating the others. Tells
   * `page_changes` what pages show them. Good entries are stored before the throw, so that a later part that refers
   * to them has no faults of this one's making.
   * @throws PackFaults when an entry names something that is not there
   */
  put(tx: Tx): Promise<PackReport>;
}

/** One part of the content pack: the files below a folder of its own. */
export interface PackPart {
  /** The folder's name, such as `news`, or that of a single file; also what the operator reads in the report. */
  folder: string;
  /**
   * Reads the folder's files without touching the database; relative days count from `today` (YYYY-MM-DD, Jakarta).
   * @throws PackFaults naming every fault of every file at once
   */
  read(files: readonly PackFile[], today: string): ReadPart;
  /** Work that can wait until a changed part is stored, such as statistics for searching. */
  afterwards?(database: Database): Promise<void>;
}
