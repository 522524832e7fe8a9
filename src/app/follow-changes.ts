import { keepSite } from "../contract/site.ts";
import { storedSite } from "../features/content/site/site.queries.server.ts";
import { logFault } from "../platform/log/log.ts";
import type { Platform } from "../platform/platform.ts";

/** What `page_changes` says when the installation has another name or other links. */
const siteTag = "site";

/**
 * Hears what changes, which ends what is kept of it, and keeps the installation's name and links, which stand on all
 * pages and files, as the database has them.
 */
export async function followChanges({ database, log, changes }: Platform): Promise<void> {
  const readSite = async () => {
    keepSite(await storedSite(database.db));
    changes.changedAll();
  };
  changes.follow(async (tag) => {
    if (tag === null || tag === siteTag) await readSite().catch((error: unknown) => logFault(log, {}, error));
  });
  await changes.heard();
  await readSite();
}
