import type { Platform } from "../../../platform/platform.ts";
import { endSession } from "../session/session.store.server.ts";

/** Ends a session on the server: its token opens nothing any more (promise 2). */
export async function signOut({ database }: Platform, sessionId: number): Promise<void> {
  await endSession(database.db, sessionId);
}
