import type { Platform } from "../../platform/platform.ts";
import { forgetEvents } from "./account-event.queries.server.ts";
import { forgetMailedLinks } from "./account-token.queries.server.ts";
import { forgetChallenges } from "./passkeys/passkey.store.server.ts";
import { forgetEndedGuests } from "./session/ended-guest.queries.server.ts";
import { forgetEndedSessions } from "./session/session.queries.server.ts";
import { forgetPasswordLinks } from "./staff-account/staff-links.store.server.ts";
import { forgetUnfinished } from "./two-step/two-step.queries.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the trail of events is kept, and links that have ended answer "expired" in place of "invalid". */
const keptDays = { events: 180, endedLinks: 90, unfinishedTwoStep: 1 } as const;

/** Deletes what has expired: sessions, guests, links, events. */
export async function tidyAccounts({ database: { db }, clock }: Platform): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await forgetEndedSessions(db, clock());
  await forgetEndedGuests(db, clock());
  await forgetChallenges(db, clock());
  await forgetPasswordLinks(db, clock());
  await forgetEvents(db, ago(keptDays.events));
  await forgetMailedLinks(db, ago(keptDays.endedLinks));
  await forgetUnfinished(db, ago(keptDays.unfinishedTwoStep));
}
