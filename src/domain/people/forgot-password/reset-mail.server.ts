import { m } from "#messages";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { type ApplicantAccount, virtueSource } from "../applicant.ts";

interface ResetMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
  source: string | null;
  redirect: string | null;
}

/** The mail that a forgotten password asks for; its link opens a page that changes nothing by itself (promise 6). */
export function resetMail({ applicant, siteName: site, settings, token, source, redirect }: ResetMail): Mail {
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
