import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkedKind, findKind, newName, ownerFile, type StoreDriver } from "./stored-file.ts";

/** @param folder made when it is not there; outside everything that is served */
export function openFolderStore(folder: string): StoreDriver {
  const toPath = (name: string) => join(folder, name.slice(0, 2), name);
  const owner = join(folder, ownerFile);
  return {
    place: folder,
    async put(bytes, kind) {
      const name = newName(kind);
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeWhole(toPath(name), bytes);
      return name;
    },
    async putNamed(name, bytes) {
      checkedKind(name);
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      await writeWhole(toPath(name), bytes);
    },
    async read(name) {
      return findKind(name) === null ? null : readIfThere(toPath(name));
    },
    async remove(name) {
      if (findKind(name) !== null) await rm(toPath(name), { force: true });
    },
    async *putBefore(moment) {
      for (const shard of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shard)).catch(() => [])) {
          const found = await stat(join(folder, shard, name)).catch(() => null);
          if (found === null || found.mtime >= moment) continue;
          if (findKind(name) !== null) yield name;
          else if (name.endsWith(".part")) await rm(join(folder, shard, name), { force: true });
        }
      }
    },
    async readOwner() {
      const bytes = await readIfThere(owner);
      return bytes === null ? null : new TextDecoder().decode(bytes).trim();
    },
    async writeOwner(id) {
      await mkdir(folder, { recursive: true });
      await writeWhole(owner, new TextEncoder().encode(`${id}\n`));
    },
    removeOwner: () => rm(owner, { force: true }),
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
