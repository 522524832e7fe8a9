import { m } from "#messages";
import type { Tx } from "../../../platform/database/database.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken } from "../../../platform/security/token.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { type ApplicantAccount, virtueSource } from "../applicant.ts";
import { insertActivation } from "./account-token.queries.server.ts";

/** How long an activation link works (wire, `activate-email`). */
const ACTIVATION_MS = 7 * 24 * 60 * 60 * 1000;

interface Sending {
  platform: Platform;
  siteName: () => string;
}

/** Makes a link for one person and queues the mail that carries it, in the caller's transaction. */
export async function sendActivation(
  tx: Tx,
  { platform, siteName }: Sending,
  applicant: Pick<ApplicantAccount, "id" | "name" | "email" | "language" | "source">,
  redirect: string | null,
): Promise<void> {
  const { outbox, clock, settings } = platform;
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + ACTIVATION_MS);
  await insertActivation(tx, { token, applicantId: applicant.id, redirect, expiresAt }, now);
  await outbox.queue(tx, activationMail({ applicant, siteName: siteName(), settings, token, redirect }));
}

interface ActivationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language" | "source">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
  redirect: string | null;
}

/** The link leads to a page that asks first: a mail scanner that opens it activates nothing (promise 6). */
function link({ applicant, settings, token, redirect }: ActivationMail): string {
  const page = applicant.source === virtueSource ? "/account/confirmation/virtue" : "/account/confirmation";
  const query = redirect === null ? "" : `?${new URLSearchParams({ redirect })}`;
  return absoluteUrl(settings, `${page}/${token}${query}`);
}

/** The mail that follows a sign-up, in the person's language. */
function activationMail(parts: ActivationMail): Mail {
  const { applicant, siteName: site } = parts;
  const { language, email } = applicant;
  const locale = { locale: language };
  const url = link(parts);
  const subject = m.accounts_activation_mail_subject({}, locale);
  const letter = renderLetter({
    language,
    siteName: site,
    subject,
    title: m.accounts_activation_mail_title({ name: applicant.name }, locale),
    paragraphs: [m.accounts_activation_mail_text({ site }, locale)],
    action: { label: m.accounts_activation_mail_button({}, locale), url },
    notes: [m.accounts_activation_mail_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "activation", subject, ...letter };
}
