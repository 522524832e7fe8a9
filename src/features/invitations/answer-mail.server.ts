import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { timeText, weekdayDateText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { InvitationAnswer } from "../applications/invitation.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import type { StoredInvitation } from "./invitation.queries.server.ts";
import { invitationCalendarPath, invitationPath } from "./invitation-path.ts";
import type { WholeInvitation } from "./read-invitation.server.ts";

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
export function answerMail(told: AnswerMail): Mail {
  const { applicant, invitation, application, phase, code, answer, siteName, settings } = told;
  const { language, email, name } = applicant;
  const locale = { locale: language };
  const position = language === "id" ? application.positionId : application.positionEn;
  const subject = words[answer].subject({ position }, locale);
  const hasCalendar = answer === "accept" && invitation.at !== null;
  const letter = renderLetter({
    ...{ language, siteName, subject },
    title: m.invitations_mail_title({ name }, locale),
    paragraphs: [words[answer].text({ phase: phase.name, position, company: application.companyName }, locale)],
    facts: facts(told, position, language),
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
