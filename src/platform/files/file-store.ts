import type { FilesSettings } from "../settings/settings.ts";
import { Unavailable } from "../unavailable.ts";
import { openBucketStore } from "./bucket-store.ts";
import { openFolderStore } from "./folder-store.ts";
import type { FileStore, StoreDriver } from "./stored-file.ts";

/** The store that the settings name; when it is gone, full or silent it throws `Unavailable`. */
export function openFileStore(settings: FilesSettings): FileStore {
  return tellingFaults(settings.kind === "bucket" ? openBucketStore(settings) : openFolderStore(settings.folder));
}

function tellingFaults(store: StoreDriver): FileStore {
  let wasMarked = false;
  const owner = async () => {
    const found = await store.readOwner();
    wasMarked ||= found !== null;
    return found;
  };
  /** An empty folder in the place of the disk that is not mounted holds nothing, and must get nothing. */
  const mustBeThere = async () => {
    if (wasMarked && (await owner()) === null)
      throw new Error(`The file store ${store.place} has lost its owner mark.`);
  };
  return {
    place: store.place,
    check: () => toUnavailable(owner().then(mustBeThere)),
    put: (bytes, kind) => toUnavailable(mustBeThere().then(() => store.put(bytes, kind))),
    putNamed: (name, bytes) => toUnavailable(mustBeThere().then(() => store.putNamed(name, bytes))),
    read: (name) =>
      toUnavailable(
        store.read(name).then(async (found) => {
          if (found === null) await mustBeThere();
          return found;
        }),
      ),
    remove: (name) => toUnavailable(store.remove(name)),
    async *putBefore(moment) {
      try {
        yield* store.putBefore(moment);
      } catch (error) {
        throw unavailable(error);
      }
    },
    readOwner: () => toUnavailable(owner()),
    writeOwner: (id) => toUnavailable(store.writeOwner(id)),
    async removeOwner() {
      await toUnavailable(store.removeOwner());
      wasMarked = false;
    },
  };
}

function toUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw unavailable(error);
  });
}

const unavailable = (error: unknown) =>
  new Unavailable("files", error instanceof Error ? error.message : "its store failed", error);
