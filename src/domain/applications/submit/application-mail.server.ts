import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../people/applicant.ts";
import { summaryPath } from "../summary/summary-address.ts";

interface ApplicationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  applicationId: number;
  position: string;
  companyName: string;
  at: Date;
}

/** "Lamaran terkirim": what an applicant gets for each application, in his language. */
export function applicationMail(received: ApplicationMail): Mail {
  const { applicant, siteName, settings, applicationId, position, companyName, at } = received;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const subject = m.applications_mail_received_subject({ position, company: companyName }, locale);
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_mail_received_title({ name }, locale),
    paragraphs: [m.applications_mail_received_text({ position, company: companyName }, locale)],
    facts: [
      { name: m.applications_mail_position({}, locale), value: position },
      { name: m.applications_mail_company({}, locale), value: companyName },
      { name: m.applications_mail_date({}, locale), value: dateText(jakartaDay(at), language) },
    ],
    action: {
      label: m.applications_progress_button({}, locale),
      url: absoluteUrl(settings, summaryPath(applicationId)),
    },
    notes: [m.applications_mail_free({}, locale)],
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  return {
    to: email,
    language,
    kind: "application-received",
    subject,
    about: { companyName, applicationId },
    ...letter,
  };
}
