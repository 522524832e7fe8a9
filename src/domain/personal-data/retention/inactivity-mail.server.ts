import { m } from "#messages";
import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, numberText } from "../../../i18n/formats.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../people/applicant.ts";
import { warnedDays } from "./retention.ts";

interface InactivityMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath" | "retention">;
  now: Date;
}

/** The mail that tells somebody that an account nobody uses is about to be erased, and how to keep it. */
export function inactivityMail({ applicant, siteName: site, settings, now }: InactivityMail): Mail {
  const { language, email: to } = applicant;
  const locale = { locale: language };
  const day = dateText(addDays(jakartaDay(now), warnedDays), language);
  const days = numberText(settings.retention.inactiveDays - warnedDays, language);
  const url = absoluteUrl(settings, "/signin");
  const subject = m.personal_data_inactive_subject({ day }, locale);
  const letter = renderLetter({
    ...{ language, siteName: site, subject },
    title: m.personal_data_inactive_title({ name: applicant.name }, locale),
    paragraphs: [
      m.personal_data_inactive_text({ site, days, day }, locale),
      m.personal_data_inactive_what_goes({}, locale),
      m.personal_data_inactive_keep({}, locale),
    ],
    action: { label: m.personal_data_inactive_button({}, locale), url },
    notes: [m.personal_data_inactive_note({}, locale), m.personal_data_inactive_link_hint({ url }, locale)],
    footer: m.personal_data_inactive_footer({ site }, locale),
  });
  return { to, language, kind: "account-inactive", subject, ...letter };
}
