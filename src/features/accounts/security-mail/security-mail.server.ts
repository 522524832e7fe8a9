import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Platform } from "../../../platform/platform.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import { findApplicant } from "../applicant.store.server.ts";
import { providerNames, type SocialProvider } from "../social/social-identity.ts";
import { deviceNames } from "./device-words.ts";

/** What a person must hear of even when somebody else did it. */
const events = {
  activated: { subject: m.accounts_mail_activated_subject, text: m.accounts_mail_activated_text },
  "password-changed": {
    subject: m.accounts_mail_password_changed_subject,
    text: m.accounts_mail_password_changed_text,
  },
  "two-step-on": { subject: m.accounts_mail_two_step_on_subject, text: m.accounts_mail_two_step_on_text },
  "two-step-off": { subject: m.accounts_mail_two_step_off_subject, text: m.accounts_mail_two_step_off_text },
  "recovery-codes-renewed": {
    subject: m.accounts_mail_codes_renewed_subject,
    text: m.accounts_mail_codes_renewed_text,
  },
  "provider-joined": { subject: m.accounts_mail_joined_subject, text: m.accounts_mail_joined_text },
  "new-device": { subject: m.accounts_mail_new_device_subject, text: m.accounts_mail_new_device_text },
} as const;

export type SecurityEvent = keyof typeof events;

export interface SecurityNews {
  applicantId: number;
  event: SecurityEvent;
  /** The `User-Agent` of whoever did it. */
  userAgent: string;
  /** Whose account was joined, where one was. */
  provider?: SocialProvider;
}

interface Sending {
  platform: Pick<Platform, "clock" | "outbox" | "settings">;
  siteName: () => string;
}

function deviceWords(userAgent: string, language: Language): string {
  const names = deviceNames(userAgent);
  const locale = { locale: language };
  return names === null
    ? m.accounts_security_mail_unknown_device({}, locale)
    : m.accounts_security_mail_device({ ...names }, locale);
}

/** Queues the mail that tells a person of a change to the account's safety, in the transaction that makes the change. */
export async function tellOfSecurity(
  tx: Tx,
  { platform: { clock, outbox, settings }, siteName }: Sending,
  { applicantId, event, userAgent, provider }: SecurityNews,
): Promise<void> {
  const applicant = await findApplicant(tx, applicantId);
  if (applicant === undefined) return;
  const { language, email: to } = applicant;
  const locale = { locale: language };
  const { subject: subjectOf, text } = events[event];
  const named = { site: siteName(), provider: provider === undefined ? "" : providerNames[provider] };
  const [{ site }, subject, now] = [named, subjectOf(named, locale), clock()];
  const when = `${dateText(jakartaDay(now), language)}, ${timeText(now, language)}`;
  const url = absoluteUrl(settings, "/forgot-password");
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [text(named, locale), m.accounts_security_mail_not_you({}, locale)],
    facts: [
      { name: m.accounts_security_mail_when({}, locale), value: when },
      { name: m.accounts_security_mail_where({}, locale), value: deviceWords(userAgent, language) },
    ],
    action: { label: m.accounts_security_mail_button({}, locale), url },
    notes: [m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  await outbox.queue(tx, { to, language, kind: event, subject, ...letter });
}
