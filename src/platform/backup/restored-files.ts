import { createHash } from "node:crypto";
import type { StoreDriver } from "../files/stored-file.ts";
import { ArchiveRefused, type Manifest } from "./archive-format.ts";

/** Put at once: a folder's store waits for the disk at each, a bucket's for the network. */
const AT_ONCE = 16;
/** What a store says of its owner while it is being filled. */
const RESTORING = "restoring";
const DAY_MS = 24 * 60 * 60 * 1000;

async function* namesIn(store: StoreDriver): AsyncGenerator<string> {
  yield* store.putBefore(new Date(Date.now() + DAY_MS));
}

/** Stored files as a restore puts them back: all of them, or none. */
export interface RestoredFiles {
  /** @throws ArchiveRefused when the bytes are not those that were backed up */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Waits until all lie in the store, and marks it. @throws ArchiveRefused when one did not come */
  finish(owner: string): Promise<void>;
  /** Takes away what was put. */
  abandon(): Promise<void>;
}

/** @throws ArchiveRefused where files lie already, whoever's they are */
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

export async function openRestoredFiles(store: StoreDriver, manifest: Manifest): Promise<RestoredFiles> {
  const wanted = new Map(manifest.files.map((file) => [file.name, file]));
  const put = new Set<string>();
  const underWay = new Set<Promise<void>>();
  await claim(store);
  return {
    async put(name, bytes) {
      const file = wanted.get(name);
      // No row names it: its person took it away while the archive was made.
      if (file === undefined) return;
      const is = createHash("sha256").update(bytes).digest("hex");
      if (is !== file.sha256) throw new ArchiveRefused(`The archive changed while it was read: file ${name} differs.`);
      while (underWay.size >= AT_ONCE) await Promise.race(underWay);
      put.add(name);
      const one = store.putNamed(name, bytes).finally(() => underWay.delete(one));
      // Looked at by whoever waits for it next.
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
