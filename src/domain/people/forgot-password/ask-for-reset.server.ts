import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import { recordEvent } from "../events/account-event.queries.server.ts";
import { askForMail, type MailAsk, type MailAsked, workOnMailWishes } from "../mail-on-request.server.ts";
import { applicantPrincipal } from "../principal.ts";
import { resetMail } from "./reset-mail.server.ts";
import { insertResetToken } from "./reset-token.store.server.ts";

const purpose = "forget-password";

/**
 * How long a link works (readings, "Forgot password"). Not shorter than the hour in which no more than three are
 * written: who is refused another has one that works.
 */
const RESET_MS = 60 * 60 * 1000;

/** Notes that somebody forgot a password. */
export function askForReset(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, purpose, ask);
}

/** Registers the worker that sends a link to an account; before `jobs.start()`. */
export function workOnResets(platform: Platform, siteName: () => string): Promise<void> {
  const { outbox, clock, settings } = platform;
  return workOnMailWishes(platform, {
    purpose,
    wants: () => true,
    async write(tx, found, { language, source, redirect, asker }) {
      const now = clock();
      const token = newToken();
      const expiresAt = new Date(now.getTime() + RESET_MS);
      await insertResetToken(tx, { token, applicantId: found.id, expiresAt }, now);
      await recordEvent(tx, asker, { principal: applicantPrincipal(found.id), event: "reset-asked" }, now);
      const applicant = { ...found, language };
      await outbox.queue(tx, resetMail({ applicant, siteName: siteName(), settings, token, source, redirect }));
    },
  });
}
