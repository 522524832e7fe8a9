import { bringBackFromAhead } from "../platform/jobs/jobs-ahead.ts";
import type { Platform } from "../platform/platform.ts";
import { reconcileDerived } from "./derived.ts";

/** The queue of the work; it is stored once a start, and when the clock is right again. */
const reconcileJob = "reconcile-derived";

/** At each start and each night: whatever took rows away that can be made anew, they are back. Before `jobs.start()`. */
export async function workOnDerived(platform: Platform): Promise<void> {
  const { database, jobs, log, clockWatch } = platform;
  const reconcile = async (signal: AbortSignal) => {
    const found = await reconcileDerived(platform, signal);
    if (found.length > 0) log.warn({ job: reconcileJob, found }, "derived rows were not as they should be: made anew");
  };
  const options = { retries: 3, timeoutSeconds: 3_600, alone: true, woken: true };
  await jobs.work(reconcileJob, options, (_, signal) => reconcile(signal));
  await jobs.schedule("reconcile-nightly", "11 4 * * *", "any-clock", (_, signal) => reconcile(signal));
  clockWatch.onRight(async () => {
    await bringBackFromAhead(database);
    await jobs.sendOnce(reconcileJob, { afterSeconds: 0 });
  });
}
