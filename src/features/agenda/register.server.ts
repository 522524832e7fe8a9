import { m } from "#messages";
import { wireMoment } from "../../i18n/calendar.ts";
import { inLanguage } from "../../i18n/language.server.ts";
import type { Tx } from "../../platform/database/database.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../identity/applicant.ts";
import { eventById, getPlace, givePlaceBack, lockEvent, takePlace, type WholeEvent } from "./agenda.queries.server.ts";
import { calendarPath, eventPath, isOneDay, momentText, type Registration, registrationAt, whenText } from "./event.ts";

/** The result of registering; refusals name their reason. */
export type Registered = { status: "done" } | { status: "unknown" } | { status: Exclude<Registration, "open"> };

/** Dependencies of registering. */
export interface Registering {
  platform: Pick<Platform, "database" | "outbox" | "settings">;
  siteName: () => string;
}

interface Wish {
  eventId: number;
  applicantId: number;
}

/** Takes a place at an event, by the database's clock; one who has one already keeps it, whatever the moment. */
export async function register(registering: Registering, wish: Wish): Promise<Registered> {
  const { eventId, applicantId } = wish;
  return registering.platform.database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await getPlace(tx, eventId, applicantId);
    if (place.isRegistered) return { status: "done" };
    const registration = registrationAt(place, place, place.at);
    if (registration !== "open") return { status: registration };
    await takePlace(tx, eventId, applicantId);
    await promiseMail(tx, registering, wish, true);
    return { status: "done" };
  });
}

/** Gives a place back, until the event has ended; without one there is nothing to do. */
export async function unregister(registering: Registering, wish: Wish): Promise<Registered> {
  const { eventId, applicantId } = wish;
  return registering.platform.database.transact(async (tx) => {
    if (!(await lockEvent(tx, eventId))) return { status: "unknown" };
    const place = await getPlace(tx, eventId, applicantId);
    if (!place.isRegistered) return { status: "done" };
    if (place.at >= place.endsAt) return { status: "past" };
    await givePlaceBack(tx, eventId, applicantId);
    await promiseMail(tx, registering, wish, false);
    return { status: "done" };
  });
}

/** The mail that says so goes out with the transaction, or not at all. */
async function promiseMail(tx: Tx, { platform, siteName }: Registering, wish: Wish, isRegistered: boolean) {
  const applicant = await findApplicant(tx, wish.applicantId);
  if (applicant === undefined) throw new Error("The account of a registration does not exist.");
  const event = await eventById({ db: tx, language: applicant.language, applicantId: wish.applicantId }, wish.eventId);
  if (event === undefined) throw new Error("The event of a registration does not exist.");
  const { outbox, settings } = platform;
  await outbox.queue(tx, registrationMail({ applicant, siteName: siteName(), settings, event }, isRegistered));
}

interface RegistrationMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  event: WholeEvent;
}

function getFacts({ title, location, starts_at, ends_at }: WholeEvent) {
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

function getLetter({ applicant, siteName: site, settings, event }: RegistrationMail, isRegistered: boolean) {
  const { id, title, is_online: isOnline } = event;
  const url = absoluteUrl(settings, eventPath(id));
  const calendar = absoluteUrl(settings, calendarPath(id));
  const common = {
    language: applicant.language,
    siteName: site,
    facts: getFacts(event),
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
function registrationMail(registration: RegistrationMail, isRegistered: boolean): Mail {
  const { email, language } = registration.applicant;
  const letter = inLanguage(language, () => getLetter(registration, isRegistered));
  const kind = isRegistered ? "event-registered" : "event-cancelled";
  return { to: email, language, kind, subject: letter.subject, ...renderLetter(letter) };
}
