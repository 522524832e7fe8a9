import type { FilesSettings } from "../settings/settings.ts";
import { openBucketStore } from "./bucket-store.ts";
import { openFolderStore } from "./folder-store.ts";
import type { FileStore } from "./stored-file.ts";

/** The store that the settings name. */
export function openFileStore(settings: FilesSettings): FileStore {
  return settings.kind === "bucket" ? openBucketStore(settings) : openFolderStore(settings.folder);
}
