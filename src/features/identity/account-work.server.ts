import type { Platform } from "../../platform/platform.ts";
import { forgetEvents } from "./account-event.queries.server.ts";
import { forgetMailedLinks } from "./activation/account-token.queries.server.ts";
import { workOnResends } from "./activation/resend-activation.server.ts";
import { workOnResets } from "./forgot-password/ask-for-reset.server.ts";
import { forgetChallenges } from "./passkeys/passkey.store.server.ts";
import { forgetEndedGuests } from "./session/ended-guest.queries.server.ts";
import { forgetEndedSessions } from "./session/session.queries.server.ts";
import { workOnStaffPasswords } from "./staff-account/forgot/ask-for-password.server.ts";
import { forgetPasswordLinks } from "./staff-account/forgot/password-link.store.server.ts";
import { endDueTwoStep } from "./two-step/end-two-step.server.ts";
import { forgetUnfinished } from "./two-step/two-step.queries.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long the trail of events is kept, and links that have ended answer "expired" in place of "invalid". */
const keptDays = { events: 180, endedLinks: 90, unfinishedTwoStep: 1 } as const;

async function tidy({ database: { db }, clock }: Platform): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await forgetEndedSessions(db, clock());
  await forgetEndedGuests(db, clock());
  await forgetChallenges(db, clock());
  await forgetPasswordLinks(db, clock());
  await forgetEvents(db, ago(keptDays.events));
  await forgetMailedLinks(db, ago(keptDays.endedLinks));
  await forgetUnfinished(db, ago(keptDays.unfinishedTwoStep));
}

/** Registers the accounts' jobs; before `jobs.start()`. */
export async function startAccountWork(platform: Platform, siteName: () => string): Promise<void> {
  await workOnResends(platform, siteName);
  await workOnResets(platform, siteName);
  await workOnStaffPasswords(platform, siteName);
  await platform.jobs.schedule("two-step-ends", "*/10 * * * *", "erases", (_, signal) =>
    endDueTwoStep(platform, siteName, signal),
  );
  await platform.jobs.schedule("accounts-tidy", "41 3 * * *", "erases", () => tidy(platform));
}
