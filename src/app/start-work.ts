import { keepSite } from "../contract/site.ts";
import { beginTrailChecks } from "../features/audit/trail-check.queries.server.ts";
import { storedSite } from "../features/content/site/site.queries.server.ts";
import { countOutdatedConsents } from "../features/resumes/consent.queries.server.ts";
import { bringBackFromAhead } from "../platform/jobs/waiting-jobs.ts";
import { logFault } from "../platform/log/log.ts";
import { openCommandSocket } from "../platform/operations/command-socket.ts";
import type { Platform } from "../platform/platform.ts";
import { runCommand } from "./commands.ts";
import { reconcileJob } from "./derived.ts";
import { doJobs, jobNames } from "./jobs.ts";

/** Starts all background jobs (`jobs.ts`). */
export async function startWork(platform: Platform): Promise<void> {
  const { jobs, database, clock, clockWatch } = platform;
  await beginTrailChecks(database.db, clock());
  await doJobs(platform, jobNames);
  await clockWatch.look();
  clockWatch.start();
  clockWatch.onRight(async () => {
    await bringBackFromAhead(database);
    await jobs.sendOnce(reconcileJob, { afterSeconds: 0 });
  });
  await jobs.start();
}

/** Says in the log of a start how many people a changed text concerns, so that anyone who answers them knows. */
export async function logOutdatedConsents({ database, log }: Pick<Platform, "database" | "log">): Promise<void> {
  const applicants = await countOutdatedConsents(database.db);
  if (applicants === 0) return;
  log.info({ applicants }, "these applicants agreed to an older consent text: they agree again when they next apply");
}

/** The tag in `page_changes` for another name or other links of the installation. */
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

/**
 * Lets operators' commands in while the embedded database belongs to this process; answers how to stop.
 * A command has ended when this process shows what it changed: anyone who ran it looks at the site next.
 */
export async function takeCommands(platform: Platform): Promise<() => Promise<void>> {
  const { settings, database, changes } = platform;
  if (database.kind === "server") return async () => {};
  const operating = { ...platform, outbox: async () => platform.outbox };
  const socket = await openCommandSocket(settings.dataDir, async (command, say) => {
    const exit = await runCommand(operating, command, say);
    await changes.followed((tag) => database.run("select pg_notify('page_changes', $1)", [tag]));
    return exit;
  });
  return () => socket.close();
}
