import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { confirmAlertPath } from "../alert-paths.ts";

interface ConfirmationMail {
  email: string;
  language: Language;
  /** What the search asks for but for its words; "" for nothing. */
  filters: string;
  code: string;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
}

/**
 * Asks whether an alert is wanted. No word that a visitor typed stands in it: whoever wants to write to a stranger in our
 * name cannot. The page behind the link shows the whole search.
 */
export function confirmationMail({ email, language, filters, code, siteName: site, settings }: ConfirmationMail): Mail {
  const locale = { locale: language };
  const url = absoluteUrl(settings, confirmAlertPath(code));
  const subject = m.alerts_confirm_mail_subject({}, locale);
  const letter = renderLetter({
    ...{ language, siteName: site, subject, title: m.alerts_confirm_mail_title({}, locale) },
    paragraphs: [m.alerts_confirm_mail_text({ site }, locale)],
    facts: filters === "" ? [] : [{ name: m.alerts_confirm_mail_search({}, locale), value: filters }],
    action: { label: m.alerts_confirm_mail_button({}, locale), url },
    notes: [m.alerts_confirm_mail_hours({}, locale), m.alerts_confirm_mail_ignore({}, locale)],
    footer: m.alerts_confirm_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "alert-confirmation", subject, ...letter };
}
