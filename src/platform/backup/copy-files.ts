import { createHash } from "node:crypto";
import type { Say } from "../command-socket/command.ts";
import type { StoreDriver } from "../files/stored-file.ts";
import type { FileEntry } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { everySomeSeconds } from "./progress.ts";

/** Read at once; a file has a few MB. */
const AT_ONCE = 8;

/** The stored files that an archive has so far. */
export interface CopiedFiles {
  readonly entries: ReadonlyMap<string, FileEntry>;
  /** Adds those of `names` that are not there yet. @returns those that the store does not have */
  copy(names: readonly string[]): Promise<string[]>;
}

export function copyFiles(store: StoreDriver, writer: ArchiveWriter, say: Say): CopiedFiles {
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
      const wanted = names.filter((name) => !entries.has(name));
      const gone: string[] = [];
      for (let at = 0; at < wanted.length; at += AT_ONCE) {
        gone.push(...(await copyBatch(wanted.slice(at, at + AT_ONCE))));
        tell(() => `Files: ${entries.size} of ${names.length}.`);
      }
      return gone;
    },
  };
}
