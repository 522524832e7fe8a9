import { m } from "#messages";
import { wireMoment } from "../../../i18n/calendar.ts";
import { inLanguage } from "../../../i18n/language.server.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import type { ApplicantAccount } from "../../people/applicant.ts";
import type { WholeEvent } from "../agenda.queries.server.ts";
import { isOneDay, momentText, whenText } from "../card/event-when.ts";
import { calendarPath, eventPath } from "../event-path.ts";

interface RegistrationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  event: WholeEvent;
}

function factsOf({ title, location, starts_at, ends_at }: WholeEvent) {
  const [startDate, endDate] = [wireMoment(starts_at), wireMoment(ends_at)];
  const span = { starts: startDate, ends: endDate };
  const times = isOneDay(span)
    ? [{ name: m.agenda_fact_when(), value: whenText(span) }]
    : [
        { name: m.agenda_fact_starts(), value: momentText(startDate) },
        { name: m.agenda_fact_ends(), value: momentText(endDate) },
      ];
  return [{ name: m.agenda_mail_event(), value: title }, ...times, { name: m.agenda_fact_where(), value: location }];
}

function letterOf({ applicant, siteName: site, settings, event }: RegistrationMail, isRegistered: boolean) {
  const { id, title, is_online: isOnline } = event;
  const url = absoluteUrl(settings, eventPath(id));
  const calendar = absoluteUrl(settings, calendarPath(id));
  const common = {
    language: applicant.language,
    siteName: site,
    facts: factsOf(event),
    footer: m.agenda_mail_footer({ site }),
  };
  if (!isRegistered)
    return {
      ...common,
      subject: m.agenda_mail_cancelled_subject({ title }),
      title: m.agenda_mail_cancelled_title({ name: applicant.name }),
      paragraphs: [m.agenda_mail_cancelled_text()],
      action: { label: m.agenda_mail_button(), url },
    };
  return {
    ...common,
    subject: m.agenda_mail_registered_subject({ title }),
    title: m.agenda_mail_registered_title({ name: applicant.name }),
    paragraphs: [isOnline ? m.agenda_mail_registered_online() : m.agenda_mail_registered_on_site()],
    action: { label: m.agenda_mail_button(), url },
    notes: [m.agenda_mail_calendar({ url: calendar }), m.agenda_mail_give_back()],
  };
}

/** Confirms that a place was taken, or given back, in the applicant's language; the calendar's file is linked. */
export function registrationMail(given: RegistrationMail, isRegistered: boolean): Mail {
  const { email, language } = given.applicant;
  const letter = inLanguage(language, () => letterOf(given, isRegistered));
  const kind = isRegistered ? "event-registered" : "event-cancelled";
  return { to: email, language, kind, subject: letter.subject, ...renderLetter(letter) };
}
