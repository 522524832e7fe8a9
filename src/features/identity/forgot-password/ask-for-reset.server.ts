import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/security/token.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import { type ApplicantAccount, virtueSource } from "../applicant.ts";
import { askForMail, grantMail, type MailAsk, type MailAsked } from "../mail-on-request.server.ts";
import { applicantPrincipal } from "../principal.ts";
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

/** The job: sends a link to an account. */
export function sendReset(platform: Platform, siteName: () => string, payload: unknown): Promise<void> {
  const { outbox, clock, settings } = platform;
  return grantMail(platform, payload, {
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

interface ResetMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
  source: string | null;
  redirect: string | null;
}

/** The mail that a forgotten password asks for; its link opens a page that changes nothing by itself (promise 6). */
function resetMail({ applicant, siteName: site, settings, token, source, redirect }: ResetMail): Mail {
  const { language, email } = applicant;
  const locale = { locale: language };
  const page = source === virtueSource ? "/forgot-password/virtue" : "/forgot-password";
  const query = new URLSearchParams({ token, ...(redirect === null ? {} : { redirect }) });
  const url = absoluteUrl(settings, `${page}?${query}`);
  const subject = m.accounts_reset_mail_subject({}, locale);
  const letter = renderLetter({
    language,
    siteName: site,
    subject,
    title: m.accounts_reset_mail_title({ name: applicant.name }, locale),
    paragraphs: [m.accounts_reset_mail_text({ site }, locale)],
    action: { label: m.accounts_reset_mail_button({}, locale), url },
    notes: [m.accounts_reset_mail_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "reset", subject, ...letter };
}
