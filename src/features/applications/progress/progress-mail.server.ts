import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText, weekdayDateText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../identity/applicant.ts";
import type { InvitationLink } from "../invitation-port.server.ts";
import type { NotificationKind } from "../notification-kind.ts";
import type { StoredPhase } from "../phases.ts";
import { statusWords } from "../status-words.ts";
import { formRequestPath, summaryPath } from "../summary-address.ts";
import type { PhaseNames, ProgressState } from "./merge-progress.ts";

const words = {
  "phase-began": m.applications_progress_phase_began,
  "phase-passed": m.applications_progress_phase_passed,
  invited: m.applications_progress_invited,
  "star-asked": m.applications_progress_star_asked,
  "form-asked": m.applications_progress_form_asked,
  "invitation-accepted": m.applications_progress_invitation_accepted,
  "invitation-declined": m.applications_progress_invitation_declined,
  "reschedule-asked": m.applications_progress_reschedule_asked,
  progressed: m.applications_progress_progressed,
  hired: m.applications_progress_hired,
  "not-continued": m.applications_progress_not_continued,
  "vacancy-closed": m.applications_progress_vacancy_closed,
  reopened: m.applications_progress_reopened,
} as const satisfies Record<NotificationKind, unknown>;

const subjects = {
  "phase-began": m.applications_progress_subject_phase_began,
  "phase-passed": m.applications_progress_subject_phase_passed,
  invited: m.applications_progress_subject_invited,
  "star-asked": m.applications_progress_subject_star_asked,
  "form-asked": m.applications_progress_subject_form_asked,
  "invitation-accepted": m.applications_progress_subject_progressed,
  "invitation-declined": m.applications_progress_subject_progressed,
  "reschedule-asked": m.applications_progress_subject_progressed,
  progressed: m.applications_progress_subject_progressed,
  hired: m.applications_progress_subject_hired,
  "not-continued": m.applications_progress_subject_not_continued,
  "vacancy-closed": m.applications_progress_subject_vacancy_closed,
  reopened: m.applications_progress_subject_reopened,
} as const satisfies Record<NotificationKind, unknown>;

interface News {
  position: string;
  company: string;
  phase: string;
}

/** An application's result, in one sentence. */
export function newsText(kind: NotificationKind, news: News, language: Language): string {
  return words[kind](news, { locale: language });
}

/** An application's result as the subject of its mail: "Undangan Wawancara HR: Analis Data, Tapak Baja". */
function newsSubject(kind: NotificationKind, news: News, language: Language): string {
  return subjects[kind](news, { locale: language });
}

interface ProgressMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  application: { id: number; position_id: string; position_en: string; company_name: string };
  news: {
    kind: NotificationKind;
    state: ProgressState;
    phase: PhaseNames | null;
    /** The page where an invitation is answered. */
    link: InvitationLink | null;
    /** The page of a STAR form that is new. */
    starUrl: string | null;
  };
}

/** "Kamis, 26 November 2026, 10.00 WIB" */
export function invitationTime(at: string, language: Language): string {
  return `${weekdayDateText(jakartaDay(at), language)}, ${timeText(at, language)}`;
}

interface Fact {
  name: string;
  value: string;
}

/** Until when to answer an invitation; without one, until when to do what comes next. */
function dueFact(link: InvitationLink | null, dueOn: string | null, language: Language): Fact {
  const locale = { locale: language };
  if (link === null)
    return { name: m.applications_progress_due({}, locale), value: dueOn === null ? "" : dateText(dueOn, language) };
  const [date, time] = [dateText(jakartaDay(link.answerBy), language), timeText(link.answerBy, language)];
  return { name: m.applications_progress_answer_by({}, locale), value: `${date}, ${time}` };
}

function phaseFacts(phase: StoredPhase | undefined, link: InvitationLink | null, language: Language): Fact[] {
  if (phase === undefined) return [];
  const locale = { locale: language };
  const { nextStep, dueOn } = phase;
  const invitation = phase.status === "on-process" ? phase.invitation : null;
  return [
    { name: m.applications_progress_place({}, locale), value: invitation?.place ?? "" },
    {
      name: m.applications_progress_time({}, locale),
      value: invitation?.at ? invitationTime(invitation.at, language) : "",
    },
    { name: m.applications_progress_next({}, locale), value: nextStep?.[language] ?? "" },
    dueFact(link, dueOn, language),
  ];
}

function facts(
  { application, news: { kind, state, phase, link, starUrl } }: ProgressMail,
  position: string,
  language: Language,
): Fact[] {
  const locale = { locale: language };
  const { status, endWords, phases } = state;
  const goesOn = status === "on-process" || status === "hired";
  const current = goesOn ? phases.find(({ phaseId }) => phaseId === phase?.id) : undefined;
  return [
    { name: m.applications_mail_position({}, locale), value: position },
    { name: m.applications_mail_company({}, locale), value: application.company_name },
    { name: m.applications_progress_status({}, locale), value: statusWords[status]({}, locale) },
    { name: m.applications_progress_phase({}, locale), value: phase?.name[language] ?? "" },
    { name: m.applications_progress_reason({}, locale), value: endWords?.[language] ?? "" },
    ...phaseFacts(current, link, language),
    {
      name: m.applications_progress_star({}, locale),
      value: starUrl === null || kind === "star-asked" ? "" : m.applications_progress_star_todo({}, locale),
    },
  ].filter(({ value }) => value !== "");
}

/** The one thing to do: answer, or fill in, where that is what is new. */
function getAction({ application, news: { kind, link, starUrl }, settings }: ProgressMail, language: Language) {
  const locale = { locale: language };
  if (link !== null)
    return { label: m.applications_progress_answer({}, locale), url: absoluteUrl(settings, link.path) };
  if (kind === "star-asked" && starUrl !== null)
    return { label: m.applications_progress_star_button({}, locale), url: absoluteUrl(settings, starUrl) };
  if (kind === "form-asked")
    return {
      label: m.applications_progress_form_button({}, locale),
      url: absoluteUrl(settings, formRequestPath(application.id)),
    };
  return {
    label: m.applications_progress_button({}, locale),
    url: absoluteUrl(settings, summaryPath(application.id)),
  };
}

/** An application's changes, in its applicant's language. */
export function progressMail(mail: ProgressMail): Mail {
  const { applicant, siteName, application, news } = mail;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const position = language === "id" ? application.position_id : application.position_en;
  const words = { position, company: application.company_name, phase: news.phase?.name[language] ?? "" };
  const more = news.kind === "form-asked" ? [m.applications_progress_form_yours(words, locale)] : [];
  const subject = newsSubject(news.kind, words, language);
  const letter = renderLetter({
    language,
    siteName,
    subject,
    title: m.applications_progress_title({ name }, locale),
    paragraphs: [newsText(news.kind, words, language), ...more],
    facts: facts(mail, position, language),
    action: getAction(mail, language),
    notes: [
      m.applications_progress_from({ company: application.company_name }, locale),
      m.applications_mail_free({}, locale),
    ],
    footer: m.applications_mail_footer({ site: siteName }, locale),
  });
  const kind = news.kind === "invited" ? "application-invited" : "application-progress";
  const about = { companyName: application.company_name, applicationId: application.id };
  return { to: email, language, kind, subject, about, ...letter };
}
