import type { PersonalData } from "../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { workOnLeftovers } from "./delete/leftovers.server.ts";
import { keepNoLonger } from "./retention/keep-no-longer.server.ts";

/** Registers what erases: the leftovers of accounts that went, and what was kept long enough; before `jobs.start()`. */
export async function workOnMyAccount(
  platform: Platform,
  siteName: () => string,
  rooms: readonly PersonalData[],
): Promise<void> {
  await workOnLeftovers(platform);
  await platform.jobs.schedule("retention", "47 * * * *", "erases", (_, signal) =>
    keepNoLonger(platform, siteName(), rooms, signal),
  );
}
