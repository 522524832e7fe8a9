import type { RawFields } from "./columns.ts";

/** One row of a file and the line it begins on. */
export type FileRow =
  | { status: "read"; line: number; fields: RawFields }
  | { status: "unreadable"; line: number; reason: string };

export interface FileRows {
  /** Null where every row has its own (JSON). */
  headings: string[] | null;
  rows: FileRow[];
}
