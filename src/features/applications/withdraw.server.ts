import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateText, timeText } from "../../i18n/formats.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import type { Applying } from "./apply.server.ts";
import type { Subscriber } from "./change/change.server.ts";
import { changeApplication, mayChange } from "./change/change-application.server.ts";
import { lockOwnApplication } from "./change/lock-application.server.ts";
import { summaryPath } from "./summary-address.ts";

export type Withdrawn = { status: "withdrawn" | "already-ended" | "unknown" };

interface Wish {
  applicantId: number;
  applicationId: number;
  /** "" when none was given. */
  reason: string;
}

/** Withdraws an application: status, phases, event and receipt together. `unknown` is one of another person. */
export function withdraw({ platform, siteName, ports }: Applying, wish: Wish): Promise<Withdrawn> {
  const { database, outbox, settings, clock } = platform;
  const { applicantId, applicationId, reason } = wish;
  const isKept = ({ status }: Withdrawn) => status === "withdrawn";
  return transactIf<Withdrawn>(database, isKept, async (tx) => {
    await keepPerson(tx, applicantId);
    const application = await lockOwnApplication(tx, applicantId, applicationId);
    const applicant = await findApplicant(tx, applicantId);
    if (!application || !applicant) return { status: "unknown" };
    const actor = applicantPrincipal(applicantId);
    if (!mayChange(application, "withdrawn", actor)) return { status: "already-ended" };
    const receipt: Subscriber = async (tx, { at }) => {
      await outbox.queue(tx, withdrawMail({ applicant, application, reason, siteName: siteName(), settings, at }));
    };
    const takeAway: Subscriber = (tx) => ports.formRequests.takeAway(tx, applicationId);
    const changing = { actor, now: clock(), subscribers: [takeAway, receipt] };
    await changeApplication(tx, application, { kind: "withdrawn", reason }, changing);
    return { status: "withdrawn" };
  });
}

interface WithdrawMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  application: { id: number; position_id: string; position_en: string; company_name: string };
  reason: string;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  at: Date;
}

/** The receipt of a withdrawn application, in its applicant's language. */
function withdrawMail({ applicant, application, reason, siteName, settings, at }: WithdrawMail): Mail {
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
