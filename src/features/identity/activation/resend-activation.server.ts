import type { Platform } from "../../../platform/platform.ts";
import { askForMail, grantMail, type MailAsk, type MailAsked } from "../mail-on-request.server.ts";
import { redirectOfActivation } from "./account-token.queries.server.ts";
import { sendActivation } from "./send-activation.server.ts";

const purpose = "resend-activation";

/** Notes that somebody wants an activation link again. */
export function askForActivation(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, purpose, ask);
}

/** The job: sends a new link to an account that is not activated yet. */
export function resendActivation(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const { unactivatedDays } = platform.settings.retention;
  const waitsMs = unactivatedDays === 0 ? Number.POSITIVE_INFINITY : unactivatedDays * 24 * 60 * 60 * 1000;
  return grantMail(platform, payload, {
    purpose,
    // So that no link outlives the sign-up; the last one that was mailed works until then.
    wants: ({ createdAt, activatedAt }) =>
      activatedAt === null && platform.clock().getTime() - createdAt.getTime() <= waitsMs,
    async write(tx, applicant, { language }) {
      const redirect = await redirectOfActivation(tx, applicant.id);
      await sendActivation(tx, { platform, siteName }, { ...applicant, language }, redirect);
    },
  });
}
