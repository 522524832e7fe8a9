import type { Platform } from "../../platform/platform.ts";
import { recordEvent } from "./account-event.queries.server.ts";
import type { Asker } from "./account-event.ts";
import type { Principal } from "./principal.ts";
import { keepPrincipal } from "./principal-account.server.ts";
import { endGuest } from "./session/ended-guest.queries.server.ts";
import { endSession } from "./session/session.queries.server.ts";
import { sessionLife } from "./session/session.ts";

interface Who {
  principal: Principal;
  sessionId: number;
}

/** Ends a session on the server: its token opens nothing any more (promise 2). */
export async function signOut(
  { database, clock }: Platform,
  { principal, sessionId }: Who,
  asker: Asker,
): Promise<void> {
  await database.transact(async (tx) => {
    await keepPrincipal(tx, principal);
    const isMine = await endSession(tx, sessionId);
    if (isMine) await recordEvent(tx, asker, { principal, event: "signed-out" }, clock());
  });
}

/** Ends a guest's token; `tokenKey` is its hash in hexadecimal digits. */
export async function signOutGuest({ database, clock }: Platform, tokenKey: string): Promise<void> {
  const endsAt = new Date(clock().getTime() + sessionLife.guestMs);
  await endGuest(database.db, Buffer.from(tokenKey, "hex"), endsAt);
}
