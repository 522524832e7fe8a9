import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** What a file is, as its name's ending says; only bytes that `readPhoto` or `readCv` let through are stored. */
export type FileKind = "jpg" | "pdf";

export const mediaTypes: Record<FileKind, string> = { jpg: "image/jpeg", pdf: "application/pdf" };

/** Uploaded files under random names that tell nothing and cannot be guessed; the database says whose they are. */
export interface FileStore {
  /** Whole or not at all; on the disk when it resolves. */
  put(bytes: Uint8Array, kind: FileKind): Promise<string>;
  /** null: there is none, or the name is none of ours. */
  read(name: string): Promise<Uint8Array | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
  /** Names of files that were put before a moment: to find those that no row names, after a crash. */
  putBefore(moment: Date): AsyncGenerator<string>;
}

const namePattern = /^[0-9a-f]{40}\.(jpg|pdf)$/;

/** The kind that a name tells, or null for what cannot be a name of the store. */
export function kindOf(name: string): FileKind | null {
  if (!namePattern.test(name)) return null;
  return name.endsWith(".jpg") ? "jpg" : "pdf";
}

/** @param folder made when it is not there; outside everything that is served */
export function openFileStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(bytes, kind) {
      const name = `${randomBytes(20).toString("hex")}.${kind}`;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeWhole(pathOf(name), bytes);
      return name;
    },
    async read(name) {
      return kindOf(name) === null ? null : readIfThere(pathOf(name));
    },
    async remove(name) {
      if (kindOf(name) !== null) await rm(pathOf(name), { force: true });
    },
    async *putBefore(moment) {
      for (const shard of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shard)).catch(() => [])) {
          const found = await stat(join(folder, shard, name)).catch(() => null);
          if (found === null || found.mtime >= moment) continue;
          if (kindOf(name) !== null) yield name;
          else if (name.endsWith(".part")) await rm(join(folder, shard, name), { force: true });
        }
      }
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.part`;
  try {
    const file = await open(aside, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
