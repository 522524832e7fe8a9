import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import type { Asker } from "../events/account-event.ts";
import { endSession } from "../session/session.store.server.ts";

interface Who {
  applicantId: number;
  sessionId: number;
}

/** Ends a session on the server: its token opens nothing any more (promise 2). */
export async function signOut(
  { database, clock }: Platform,
  { applicantId, sessionId }: Who,
  asker: Asker,
): Promise<void> {
  await database.transact(async (tx) => {
    await endSession(tx, sessionId);
    await recordEvent(tx, asker, { applicantId, event: "signed-out" }, clock());
  });
}
