import { keepSite } from "../contract/site.ts";
import { storedSite } from "../domain/content/content.server.ts";
import type { StopListening } from "../platform/database/raw-pool.ts";
import type { GeneratedFiles } from "../platform/generated-files/generated-files.ts";
import { logFault } from "../platform/log/log.ts";
import type { Platform } from "../platform/platform.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

/** What is kept because it was shown, and goes when what it shows changes. */
interface Shown {
  cache: PageCache;
  files: GeneratedFiles;
}

/** What `page_changes` says when the installation has another name or other links. */
const siteTag = "site";

/**
 * Keeps what is shown as the database has it: finished pages and files, and the installation's name and links, which
 * stand on all of them. Whatever changes is told to every process.
 * @returns how to stop
 */
export async function followChanges({ database, log }: Platform, { cache, files }: Shown): Promise<StopListening> {
  const dropAll = () => {
    cache.clear();
    files.dropAll();
  };
  const readSite = async () => {
    keepSite(await storedSite(database.db));
    dropAll();
  };
  const readAgain = () => void readSite().catch((error: unknown) => logFault(log, {}, error));
  const stop = await database.listen(
    "page_changes",
    (tag) => {
      if (tag === siteTag) return readAgain();
      cache.drop(tag);
      files.drop(tag);
    },
    () => {
      dropAll();
      readAgain();
    },
  );
  await readSite();
  return stop;
}
