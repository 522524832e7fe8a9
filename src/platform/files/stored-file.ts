import { randomBytes } from "node:crypto";

/** What a file is, as its name's ending says; only bytes that `readPhoto` or `readCv` let through are stored. */
export type FileKind = "jpg" | "pdf";

export const mediaTypes: Record<FileKind, string> = { jpg: "image/jpeg", pdf: "application/pdf" };

/** The name under which a store tells whose it is. */
export const ownerFile = "owner";

/** Uploaded files under random names that tell nothing and cannot be guessed; the database says whose they are. */
export interface FileStore extends StoreDriver {
  /** @throws Unavailable when the store does not answer, or is no longer where it was */
  check(): Promise<void>;
}

/** What a kind of store does. */
export interface StoreDriver {
  /** Where it lies, as an operator knows it. */
  place: string;
  /** Whole or not at all; kept for good when it resolves. */
  put(bytes: Uint8Array, kind: FileKind): Promise<string>;
  /** Puts bytes back under the name that another store gave them; what lies there is replaced. */
  putNamed(name: string, bytes: Uint8Array): Promise<void>;
  /** null: there is none, or the name is none of ours. */
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

/** The kind that a name tells, or null for what cannot be a name of the store. */
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
