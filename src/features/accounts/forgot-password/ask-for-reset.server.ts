import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/sealing/token.ts";
import { findApplicantByEmail } from "../applicant.store.server.ts";
import { recordEvent } from "../events/account-event.store.server.ts";
import {
  askForMail,
  type MailAsk,
  type MailAsked,
  type MailWish,
  workOnMailWishes,
} from "../mail-on-request.server.ts";
import { resetMail } from "./reset-mail.server.ts";
import { insertResetToken } from "./reset-token.store.server.ts";

const job = "forget-password";

/** How long a link works (decisions, "Forgot password"). */
const RESET_MS = 60 * 60 * 1000;

/** Notes that somebody forgot a password. */
export function askForReset(platform: Platform, ask: MailAsk): Promise<MailAsked> {
  return askForMail(platform, job, ask);
}

/** Sends a link to an account; an address without one gets nothing. */
async function sendReset(
  platform: Platform,
  siteName: () => string,
  { email, language, source, redirect, asker }: MailWish,
): Promise<void> {
  const { database, outbox, clock, settings } = platform;
  await database.transact(async (tx) => {
    const found = await findApplicantByEmail(tx, email);
    if (found === undefined) return;
    const now = clock();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + RESET_MS);
    await insertResetToken(tx, { token, applicantId: found.id, expiresAt }, now);
    await recordEvent(tx, asker, { applicantId: found.id, event: "reset-asked" }, now);
    const applicant = { ...found, language };
    await outbox.queue(tx, resetMail({ applicant, siteName: siteName(), settings, token, source, redirect }));
  });
}

/** Registers the job's worker; before `jobs.start()`. */
export function workOnResets(platform: Platform, siteName: () => string): Promise<void> {
  return workOnMailWishes(platform, job, (wish) => sendReset(platform, siteName, wish));
}
