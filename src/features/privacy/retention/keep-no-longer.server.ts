import { m } from "#messages";
import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, numberText } from "../../../i18n/formats.ts";
import { newRequestId } from "../../../platform/log/log.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import { forgetLetters } from "../../../platform/mail/letters.store.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import { getSentAt } from "../../../platform/mail/outbox.store.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { forgetNotifications } from "../../applications/notification.queries.server.ts";
import { forgetDrafts } from "../../drafts/draft.queries.server.ts";
import { findApplicant } from "../../identity/applicant.queries.server.ts";
import type { ApplicantAccount } from "../../identity/applicant.ts";
import { keepPerson } from "../../identity/personal-data.queries.server.ts";
import { deleteAccount } from "../delete-account.server.ts";
import { eraseNeverActivated } from "../erase-never-activated.server.ts";
import {
  daysRun,
  deleteWarning,
  findErasable,
  findUnwarned,
  insertWarning,
  isErasable,
  isInactive,
  markWarningSent,
  noteDay,
  ranOn,
  takeBackWarnings,
  unsentWarnings,
} from "./inactivity-warning.store.server.ts";
import { daysAgo, mostAnHour, warnedDays } from "./retention.ts";

const mostLookedAt = 1_000;

/** Notes which warnings went out; one whose mail is gone from the outbox is written again. */
async function settleWarnings({ database: { db } }: Platform): Promise<void> {
  const warnings = await unsentWarnings(db, mostLookedAt);
  const sentAt = await getSentAt(
    db,
    warnings.map(({ mailId }) => mailId),
  );
  const days = await daysRun(db);
  for (const { applicantId, mailId } of warnings) {
    const at = sentAt.get(mailId);
    if (at === undefined) await deleteWarning(db, applicantId);
    else if (at !== null) await markWarningSent(db, applicantId, at, days);
  }
}

async function warn(platform: Platform, siteName: string, id: number, since: Date): Promise<void> {
  const { database, outbox, settings, clock } = platform;
  const now = clock();
  await database.transact(async (tx) => {
    if (!(await keepPerson(tx, id)) || !(await isInactive(tx, id, since))) return;
    const applicant = await findApplicant(tx, id);
    if (applicant === undefined) return;
    const mail = await outbox.queue(tx, inactivityMail({ applicant, siteName, settings, now }));
    await insertWarning(tx, id, mail, now);
  });
}

/**
 * Warns who has not used an account for as long as it is kept, less thirty days, and erases it thirty days after the
 * warning was sent, unless its owner signed in or one of its applications is being decided. So many an hour, each by
 * itself.
 */
async function eraseInactive(
  platform: Platform,
  siteName: string,
  rooms: readonly PersonalData[],
  signal: AbortSignal,
): Promise<void> {
  const { db } = platform.database;
  const { inactiveDays } = platform.settings.retention;
  if (inactiveDays === 0) return takeBackWarnings(db, null);
  const now = platform.clock();
  const toWarn = daysAgo(now, inactiveDays - warnedDays);
  await takeBackWarnings(db, toWarn);
  await settleWarnings(platform);
  for (const id of await findUnwarned(db, toWarn, mostAnHour.warnings)) {
    if (signal.aborted) return;
    await warn(platform, siteName, id, toWarn);
  }
  const warnedByDays = (await daysRun(db)) - warnedDays;
  const since = { unseenSince: daysAgo(now, inactiveDays), warnedBy: daysAgo(now, warnedDays), warnedByDays };
  for (const id of await findErasable(db, since, mostAnHour.accounts)) {
    if (signal.aborted) return;
    await deleteAccount(platform, rooms, id, newRequestId(), (tx) => isErasable(tx, id, since));
  }
}

/**
 * Lets go of what was kept as long as the settings say, some of it each hour (docs/retention.md). Where the site did
 * not run the day before or the one before that, its clock may have jumped: nothing goes before the next day.
 */
export async function keepNoLonger(
  platform: Platform,
  siteName: string,
  rooms: readonly PersonalData[],
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log, settings } = platform;
  const { db } = database;
  const now = clock();
  const today = jakartaDay(now);
  await noteDay(db, today);
  if (!(await ranOn(db, [addDays(today, -1), addDays(today, -2)]))) {
    log.warn({ job: "retention", day: today }, "nothing is erased: the site has not run on the days before");
    return;
  }
  const { draftDays, notificationDays, letterDays } = settings.retention;
  if (draftDays > 0) await forgetDrafts(db, daysAgo(now, draftDays), mostAnHour.rows);
  if (notificationDays > 0) await forgetNotifications(db, daysAgo(now, notificationDays), mostAnHour.rows);
  if (letterDays > 0) await forgetLetters(db, daysAgo(now, letterDays), mostAnHour.rows);
  await eraseNeverActivated(platform, rooms, signal);
  await eraseInactive(platform, siteName, rooms, signal);
}

interface InactivityMail {
  applicant: Pick<ApplicantAccount, "name" | "email" | "language">;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath" | "retention">;
  now: Date;
}

/** The mail that an unused account is about to be erased, and how to keep it. */
function inactivityMail({ applicant, siteName: site, settings, now }: InactivityMail): Mail {
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
