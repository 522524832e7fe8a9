import { countOutdatedConsents } from "../features/resumes/consent.queries.server.ts";
import type { Platform } from "../platform/platform.ts";

/** Says in the log of a start how many people a changed text concerns, so that whoever answers them knows. */
export async function logOutdatedConsents({ database, log }: Pick<Platform, "database" | "log">): Promise<void> {
  const applicants = await countOutdatedConsents(database.db);
  if (applicants === 0) return;
  log.info({ applicants }, "these applicants agreed to an older consent text: they agree again when they next apply");
}
