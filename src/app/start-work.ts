import { beginTrailChecks } from "../features/audit/trail-check.queries.server.ts";
import { bringBackFromAhead } from "../platform/jobs/jobs-ahead.ts";
import type { Platform } from "../platform/platform.ts";
import { doJobs, jobNames } from "./jobs.ts";
import { reconcileJob } from "./reconcile.ts";

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
