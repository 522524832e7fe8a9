import { logFault } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import { createTelling, releaseDue } from "./release-acts.server.ts";

/** The queue in which what leaves at a moment waits for it. */
export const releaseQueue = "acts-release";

/**
 * Releases acts: at their moment, and each minute whatever is due, so that nothing is left behind by a process that
 * was killed. Before `jobs.start()`.
 */
export async function workOnActs(platform: Platform, siteName: () => string): Promise<void> {
  const { database, jobs, log } = platform;
  const release = async (signal: AbortSignal) => {
    const telling = await createTelling(platform, siteName);
    const onFault = (fault: unknown, { id }: { id: number }) => logFault(log, { job: `act ${id}` }, fault);
    await releaseDue({ database, telling, onFault, signal });
  };
  await jobs.work(releaseQueue, { retries: 3, timeoutSeconds: 600, waits: "sends" }, (_, signal) => release(signal));
  await jobs.schedule("acts-due", "* * * * *", "sends", (_, signal) => release(signal));
}
