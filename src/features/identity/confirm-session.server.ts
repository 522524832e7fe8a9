import type { Platform } from "../../platform/platform.ts";
import { type Confirmed, confirmIdentity, type IdentityProof } from "./confirm-identity.server.ts";
import { markProved } from "./session/session.queries.server.ts";

/** The same for a session: what it showed counts for the calls that need it, for a quarter of an hour. */
export async function confirmSession(
  platform: Platform,
  { sessionId, ...proof }: IdentityProof & { sessionId: number },
): Promise<Confirmed> {
  const confirmed = await confirmIdentity(platform, proof);
  if (confirmed.status === "confirmed") await markProved(platform.database.db, sessionId, platform.clock());
  return confirmed;
}
