import { newRequestId } from "../../platform/log/log.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { findApplicant, neverActivated } from "../identity/applicant.queries.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { daysAgo, mostAnHour } from "./retention/retention.ts";

/**
 * Erases accounts that were never activated, each with all that it brought; one that is activated meanwhile stays. So
 * many at a time: the next run continues.
 */
export async function eraseNeverActivated(
  platform: Platform,
  rooms: readonly PersonalData[],
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, settings } = platform;
  const { unactivatedDays } = settings.retention;
  if (unactivatedDays === 0) return;
  const before = daysAgo(clock(), unactivatedDays);
  for (const id of await neverActivated(database.db, before, clock(), mostAnHour.accounts)) {
    if (signal.aborted) return;
    await deleteAccount(platform, rooms, id, newRequestId(), async (tx) => {
      return (await findApplicant(tx, id))?.activatedAt === null;
    });
  }
}
