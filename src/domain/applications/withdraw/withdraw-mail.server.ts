import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../i18n/formats.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../people/applicant.ts";
import { summaryPath } from "../summary/summary-address.ts";

interface WithdrawMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  application: { id: number; position_id: string; position_en: string; company_name: string };
  reason: string;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  at: Date;
}

/** The receipt of an application that was taken back, in its applicant's language. */
export function withdrawMail({ applicant, application, reason, siteName, settings, at }: WithdrawMail): Mail {
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const position = language === "id" ? application.position_id : application.position_en;
  const company = application.company_name;
  const subject = m.applications_withdraw_subject({ position }, locale);
  const moment = { date: dateText(jakartaDay(at), language), time: timeText(at, language) };
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_withdraw_mail_title({ name }, locale),
    paragraphs: [m.applications_withdraw_mail_text({ position, company }, locale)],
    facts: [
      { name: m.applications_mail_position({}, locale), value: position },
      { name: m.applications_mail_company({}, locale), value: company },
      { name: m.applications_withdraw_mail_at({}, locale), value: m.applications_summary_moment(moment, locale) },
      { name: m.applications_progress_reason({}, locale), value: reason },
    ].filter(({ value }) => value !== ""),
    action: {
      label: m.applications_progress_button({}, locale),
      url: absoluteUrl(settings, summaryPath(application.id)),
    },
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  const about = { companyName: company, applicationId: application.id };
  return { to: email, language, kind: "application-withdrawn", subject, about, ...letter };
}
