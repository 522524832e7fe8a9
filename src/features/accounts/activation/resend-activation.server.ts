import type { Platform } from "../../../platform/platform.ts";
import { findApplicantByEmail } from "../applicant.store.server.ts";
import {
  askForMail,
  type MailAsk,
  type MailAsked,
  type MailWish,
  workOnMailWishes,
} from "../mail-on-request.server.ts";
import { redirectOfActivation } from "./account-token.store.server.ts";
import { sendActivation } from "./send-activation.server.ts";

const job = "resend-activation";

/** Notes that somebody wants an activation link again. */
export function askForActivation(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, job, ask);
}

/** Sends a new link to an account that is not activated yet; any other address gets nothing. */
async function resend(platform: Platform, siteName: () => string, { email, language }: MailWish): Promise<void> {
  await platform.database.transact(async (tx) => {
    const applicant = await findApplicantByEmail(tx, email);
    if (applicant === undefined || applicant.activatedAt !== null) return;
    const redirect = await redirectOfActivation(tx, applicant.id);
    await sendActivation(tx, { platform, siteName }, { ...applicant, language }, redirect);
  });
}

/** Registers the job's worker; before `jobs.start()`. */
export function workOnResends(platform: Platform, siteName: () => string): Promise<void> {
  return workOnMailWishes(platform, job, (wish) => resend(platform, siteName, wish));
}
