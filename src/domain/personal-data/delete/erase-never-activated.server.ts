import { newRequestId } from "../../../platform/log/log.ts";
import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantById, neverActivated } from "../../people/people.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

const BATCH = 100;

/** Erases accounts that were never activated, each with all that it brought; one that is activated meanwhile stays. */
export async function eraseNeverActivated(platform: Platform, rooms: readonly PersonalData[]): Promise<void> {
  const { database, clock } = platform;
  for (;;) {
    const ids = await neverActivated(database.db, clock(), BATCH);
    for (const id of ids) {
      await deleteAccount(platform, rooms, id, newRequestId(), async (tx) => {
        return (await applicantById(tx, id))?.activatedAt === null;
      });
    }
    if (ids.length < BATCH) return;
  }
}
