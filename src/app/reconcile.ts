import type { Platform } from "../platform/platform.ts";
import { reconcileDerived } from "./derived.ts";

/** The job that makes derived rows anew; it is stored at each start, and when the clock is right again. */
export const reconcileJob = "reconcile-derived";

/** Makes anew what is derived and differs from its source, whatever took it away, and says so in the log. */
export async function reconcileLogged(platform: Platform, signal: AbortSignal): Promise<void> {
  const found = await reconcileDerived(platform, signal);
  if (found.length === 0) return;
  platform.log.warn({ job: reconcileJob, found }, "derived rows were not as they should be: made anew");
}
