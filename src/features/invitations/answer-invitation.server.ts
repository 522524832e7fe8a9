import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { timeText, weekdayDateText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { type InvitationAnswer, invitationAnswers } from "../applications/application.ts";
import { lockApplication } from "../applications/change/lock-application.server.ts";
import { recordInvitationAnswer } from "../applications/invited-application.server.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { lockPerson } from "../identity/personal-data.queries.server.ts";
import { findByCode, lockInvitation, type StoredInvitation, writeAnswer } from "./invitation.queries.server.ts";
import { invitationCalendarPath, invitationPath } from "./invitation-state.ts";
import { getPhase, type WholeInvitation, withApplication } from "./read-invitation.server.ts";

interface AnswerMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  invitation: StoredInvitation;
  application: WholeInvitation["application"];
  phase: { code: string; name: string };
  code: string;
  answer: InvitationAnswer;
  wishedTimes: readonly string[];
  note: string;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
}

const words = {
  accept: { subject: m.invitations_mail_accepted_subject, text: m.invitations_mail_accepted_text },
  decline: { subject: m.invitations_mail_declined_subject, text: m.invitations_mail_declined_text },
  reschedule: { subject: m.invitations_mail_reschedule_subject, text: m.invitations_mail_reschedule_text },
} as const;

/** "Kamis, 26 November 2026, 10.00 WIB" */
export function momentText(moment: Date | string, language?: Language): string {
  return `${weekdayDateText(jakartaDay(moment), language)}, ${timeText(moment, language)}`;
}

function facts(
  { invitation, application, phase, answer, wishedTimes, note }: AnswerMail,
  position: string,
  language: Language,
) {
  const locale = { locale: language };
  const { at, place } = invitation;
  const isComing = answer !== "decline";
  return [
    { name: m.invitations_position({}, locale), value: position },
    { name: m.invitations_company({}, locale), value: application.companyName },
    { name: m.invitations_phase({}, locale), value: phase.name },
    { name: m.invitations_time({}, locale), value: isComing && at ? momentText(at, language) : "" },
    { name: m.invitations_place({}, locale), value: isComing ? place : "" },
    {
      name: m.invitations_wished({}, locale),
      value: wishedTimes.map((time) => momentText(time, language)).join("; "),
    },
    { name: m.invitations_note({}, locale), value: note },
  ].filter(({ value }) => value !== "");
}

/** The receipt of an answer, in its applicant's language; of an accepted time it leads to the calendar's file. */
function answerMail(mail: AnswerMail): Mail {
  const { applicant, invitation, application, phase, code, answer, siteName, settings } = mail;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const position = language === "id" ? application.positionId : application.positionEn;
  const subject = words[answer].subject({ position }, locale);
  const hasCalendar = answer === "accept" && invitation.at !== null;
  const letter = renderLetter({
    ...{ language, siteName, subject },
    title: m.invitations_mail_title({ name }, locale),
    paragraphs: [words[answer].text({ phase: phase.name, position, company: application.companyName }, locale)],
    facts: facts(mail, position, language),
    action: hasCalendar
      ? {
          label: m.invitations_calendar({}, locale),
          url: absoluteUrl(settings, invitationCalendarPath(phase.code, code)),
        }
      : { label: m.invitations_mail_see({}, locale), url: absoluteUrl(settings, invitationPath(phase.code, code)) },
    notes: [m.invitations_mail_change({}, locale)],
    footer: m.invitations_mail_footer({ site: siteName }, locale),
  });
  const about = { companyName: application.companyName, applicationId: application.id };
  return { to: email, language, kind: "invitation-answered", subject, about, ...letter };
}

/** Dependencies of answering. */
export interface Inviting {
  platform: Pick<Platform, "database" | "outbox" | "settings" | "clock">;
  siteName: () => string;
}

export interface Answer {
  code: string;
  answer: InvitationAnswer;
  /** ISO 8601, as the wire writes moments. */
  wishedTimes: readonly string[];
  note: string;
}

export type Answered =
  | { status: "invalid" }
  /** `past`: places of wished times that are over. */
  | { status: "past"; places: number[] }
  | { status: "done" | "answered" | "expired"; whole: WholeInvitation };

/** The invitation of a code, locked after its person and its application (decision 12). */
async function lockWholeInvitation(tx: Tx, code: string, now: Date): Promise<WholeInvitation | null> {
  const found = await findByCode(tx, code);
  if (found === undefined || (await lockPerson(tx, found.applicantId)) === undefined) return null;
  if ((await lockApplication(tx, found.applicationId)) === undefined) return null;
  const invitation = await lockInvitation(tx, found.id);
  return invitation ? withApplication(tx, invitation, now) : null;
}

async function record(tx: Tx, { platform, siteName }: Inviting, whole: WholeInvitation, answer: Answer, now: Date) {
  const { outbox, settings } = platform;
  const { invitation, application } = whole;
  const { applicantId, applicationId, phaseId } = invitation;
  const { answer: choice, note } = answer;
  const wishedTimes = choice === "reschedule" ? answer.wishedTimes : [];
  await writeAnswer(tx, invitation.id, { status: invitationAnswers[choice], wishedTimes, note }, now);
  await recordInvitationAnswer(tx, { applicantId, applicationId, phaseId, answer: choice, wishedTimes, note }, now);
  const applicant = await findApplicant(tx, applicantId);
  if (applicant === undefined) throw new Error("An invitation was answered for an account that is gone.");
  const phase = await getPhase(tx, invitation, applicant.language);
  const mail = { ...{ applicant, invitation, application, phase, settings }, siteName: siteName() };
  await outbox.queue(tx, answerMail({ ...mail, answer: choice, wishedTimes, note, code: answer.code }));
}

/** Answers an invitation: answer, event, notification and mail together. Of many at once one counts. */
export function answerInvitation(inviting: Inviting, answer: Answer): Promise<Answered> {
  const { database, clock } = inviting.platform;
  const isKept = ({ status }: Answered) => status === "done";
  return transactIf<Answered>(database, isKept, async (tx) => {
    const now = clock();
    const whole = await lockWholeInvitation(tx, answer.code, now);
    if (whole === null) return { status: "invalid" };
    if (whole.status === "expired") return { status: "expired", whole };
    if (whole.status !== "open") return { status: "answered", whole };
    const places = answer.wishedTimes.flatMap((time, place) => (Date.parse(time) <= now.getTime() ? [place] : []));
    if (places.length > 0) return { status: "past", places };
    await record(tx, inviting, whole, answer, now);
    const { invitation } = whole;
    const status = invitationAnswers[answer.answer];
    const { wishedTimes, note } = answer;
    const after = { ...invitation, status, answeredAt: now, wishedTimes: [...wishedTimes], note };
    return { status: "done", whole: { ...whole, invitation: after, status } };
  });
}
