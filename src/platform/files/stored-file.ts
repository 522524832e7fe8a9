import { randomBytes } from "node:crypto";

/** A file's kind by its extension; only bytes that `readPhoto` or `readCv` accept are stored. */
export type FileKind = "jpg" | "pdf";

export const mediaTypes: Record<FileKind, string> = { jpg: "image/jpeg", pdf: "application/pdf" };

/** The name of a store's owner mark. */
export const ownerFile = "owner";

/** Uploaded files under random names that reveal nothing and cannot be guessed; the database has their owners. */
export interface FileStore extends StoreDriver {
  /** @throws Unavailable when the store does not answer, or is no longer where it was */
  check(): Promise<void>;
}

/** The operations of a store. */
export interface StoreDriver {
  /** Where it lies, as an operator knows it. */
  place: string;
  /** Whole or not at all; kept for good when it resolves. */
  put(bytes: Uint8Array, kind: FileKind): Promise<string>;
  /** Puts bytes back under the name that another store gave them; what lies there is replaced. */
  putNamed(name: string, bytes: Uint8Array): Promise<void>;
  /** null: there is none, or the name is invalid. */
  read(name: string): Promise<Uint8Array | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
  /** Names of files that were put before a moment: to find those that no row names, after a crash. */
  putBefore(moment: Date): AsyncGenerator<string>;
  /** The installation whose store this is; null before the first has marked it. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
  /** Nobody's again: of a store whose restoring failed. */
  removeOwner(): Promise<void>;
}

const namePattern = /^[0-9a-f]{40}\.(jpg|pdf)$/;

/** The kind in a name, or null for an invalid name. */
export function findKind(name: string): FileKind | null {
  if (!namePattern.test(name)) return null;
  return name.endsWith(".jpg") ? "jpg" : "pdf";
}

/** @throws Error for what cannot be a name of the store */
export function checkedKind(name: string): FileKind {
  const kind = findKind(name);
  if (kind === null) throw new Error(`"${name}" is no name of a stored file.`);
  return kind;
}

/** A name that nobody has had or can guess. */
export function newName(kind: FileKind): string {
  return `${randomBytes(20).toString("hex")}.${kind}`;
}
