import type { Platform } from "../../platform/platform.ts";
import { workOnListed } from "./listed/keep-listed.server.ts";
import { forgetRefused } from "./progress/refused-rows.queries.server.ts";

/** What is done about applications in the background; before `jobs.start()`. */
export async function workOnApplications(platform: Platform): Promise<void> {
  const { jobs, database, clock } = platform;
  await workOnListed(platform);
  await jobs.schedule("refused-progress-forget", "41 3 * * *", "erases", () => forgetRefused(database.db, clock()));
}
