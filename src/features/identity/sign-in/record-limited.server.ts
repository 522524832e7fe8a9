import type { Platform } from "../../../platform/platform.ts";
import { recordOnceSince } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import type { Principal } from "../principal.ts";

/** So long a refusal by a limit stands for those that follow it. */
const LIMITED_MS = 15 * 60 * 1000;

/** Remembers that a limit refused tries; `null` is an address without an account. */
export async function recordLimited(
  { database: { db }, clock }: Platform,
  asker: Asker,
  principal: Principal | null,
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - LIMITED_MS);
  await recordOnceSince(db, asker, { principal, event: "limited" }, { since, now });
}
