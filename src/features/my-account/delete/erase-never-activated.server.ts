import type { Held } from "../../../platform/held/held.ts";
import { newRequestId } from "../../../platform/log/log.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantById, neverActivated } from "../../accounts/accounts.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

/** A sign-up that its address's owner has not confirmed for so long may be somebody else's, and goes. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Erases accounts that were never activated, each with all that it brought; one that is activated meanwhile stays. */
export async function eraseNeverActivated(platform: Platform, held: readonly Held[]): Promise<void> {
  const { database, clock } = platform;
  const before = new Date(clock().getTime() - KEPT_MS);
  for (;;) {
    const ids = await neverActivated(database.db, before, BATCH);
    for (const id of ids) {
      await deleteAccount(platform, held, id, newRequestId(), async (tx) => {
        return (await applicantById(tx, id))?.activatedAt === null;
      });
    }
    if (ids.length < BATCH) return;
  }
}
