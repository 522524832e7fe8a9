import { m } from "#messages";
import { jakartaDay, jakartaTime } from "../../../i18n/calendar.ts";
import { dateText, timeText, weekdayDateText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../accounts/applicant.ts";
import type { NotificationKind } from "../notifications/notification-kind.ts";
import { statusWords } from "../status-words.ts";
import type { StoredPhase } from "../stored-phase.ts";
import { summaryPath } from "../summary/summary-address.ts";
import type { PhaseNames, ProgressState } from "./merge-progress.ts";
import { newsText } from "./progress-words.ts";

interface ProgressMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  application: { id: number; position_id: string; position_en: string; company_name: string };
  /** `starUrl`: the page of a STAR form that is new. */
  news: { kind: NotificationKind; state: ProgressState; phase: PhaseNames | null; starUrl: string | null };
}

/** "Kamis, 26 November 2026, 10.00 WIB" */
export function invitationTime(at: string, language: Language): string {
  return `${weekdayDateText(jakartaDay(at), language)}, ${timeText(jakartaTime(at), language)}`;
}

interface Fact {
  name: string;
  value: string;
}

function phaseFacts(phase: StoredPhase | undefined, language: Language): Fact[] {
  if (phase === undefined) return [];
  const locale = { locale: language };
  const { nextStep, dueOn, invitation } = phase;
  return [
    { name: m.applications_progress_place({}, locale), value: invitation?.place ?? "" },
    {
      name: m.applications_progress_time({}, locale),
      value: invitation?.at ? invitationTime(invitation.at, language) : "",
    },
    { name: m.applications_progress_next({}, locale), value: nextStep?.[language] ?? "" },
    { name: m.applications_progress_due({}, locale), value: dueOn === null ? "" : dateText(dueOn, language) },
  ];
}

function facts(
  { application, news: { kind, state, phase, starUrl } }: ProgressMail,
  position: string,
  language: Language,
): Fact[] {
  const locale = { locale: language };
  const { status, endWords, phases } = state;
  const current = status === 1 ? phases.find(({ phaseId }) => phaseId === phase?.id) : undefined;
  return [
    { name: m.applications_mail_position({}, locale), value: position },
    { name: m.applications_mail_company({}, locale), value: application.company_name },
    { name: m.applications_progress_status({}, locale), value: statusWords[status]({}, locale) },
    { name: m.applications_progress_phase({}, locale), value: phase?.name[language] ?? "" },
    { name: m.applications_progress_reason({}, locale), value: endWords?.[language] ?? "" },
    ...phaseFacts(current, language),
    {
      name: m.applications_progress_star({}, locale),
      value: starUrl === null || kind === "star-asked" ? "" : m.applications_progress_star_todo({}, locale),
    },
  ].filter(({ value }) => value !== "");
}

/** What changed in an application, in its applicant's language. */
export function progressMail(told: ProgressMail): Mail {
  const { applicant, siteName, settings, application, news } = told;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const [firstName = name] = name.split(" ", 1);
  const position = language === "id" ? application.position_id : application.position_en;
  const subject = m.applications_progress_subject({ position }, locale);
  const words = { position, company: application.company_name, phase: news.phase?.name[language] ?? "" };
  const starUrl = news.kind === "star-asked" ? news.starUrl : null;
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_progress_title({ name: firstName }, locale),
    paragraphs: [newsText(news.kind, words, language)],
    facts: facts(told, position, language),
    action: {
      label:
        starUrl === null ? m.applications_progress_button({}, locale) : m.applications_progress_star_button({}, locale),
      url: absoluteUrl(settings, starUrl ?? summaryPath(application.id)),
    },
    notes: [m.applications_mail_free({}, locale)],
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  return { to: email, language, kind: "application-progress", subject, ...letter };
}
