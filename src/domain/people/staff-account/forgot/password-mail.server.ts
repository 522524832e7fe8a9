import { m } from "#messages";
import { renderLetter } from "../../../../platform/mail/letter.ts";
import type { Mail } from "../../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../../platform/settings/settings.ts";
import type { StaffMember } from "../../staff.ts";

interface PasswordMail {
  member: Pick<StaffMember, "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  token: string;
}

/** The mail that a forgotten password of the desk asks for; its link opens a page that changes nothing by itself. */
export function passwordMail({ member: { email, language }, siteName: site, settings, token }: PasswordMail): Mail {
  const locale = { locale: language };
  const url = absoluteUrl(settings, `/staff/reset/${token}`);
  const subject = m.accounts_staff_reset_subject({}, locale);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [m.accounts_staff_reset_text({ site }, locale)],
    action: { label: m.accounts_staff_reset_button({}, locale), url },
    notes: [m.accounts_staff_reset_note({}, locale), m.accounts_mail_link_hint({ url }, locale)],
    footer: m.accounts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "staff-reset", subject, ...letter };
}
