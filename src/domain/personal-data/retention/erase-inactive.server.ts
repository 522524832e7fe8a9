import { newRequestId } from "../../../platform/log/log.ts";
import { sentAtOf } from "../../../platform/mail/outbox.store.ts";
import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { applicantById } from "../../people/people.server.ts";
import { keepPerson } from "../../people/personal-data.queries.server.ts";
import { deleteAccount } from "../delete/delete-account.server.ts";
import { inactivityMail } from "./inactivity-mail.server.ts";
import {
  deleteWarning,
  findErasable,
  findUnwarned,
  insertWarning,
  isErasable,
  isInactive,
  markWarningSent,
  takeBackWarnings,
  unsentWarnings,
} from "./inactivity-warning.store.server.ts";
import { daysAgo, mostAnHour, warnedDays } from "./retention.ts";
import { daysRun } from "./retention-day.store.server.ts";

const mostLookedAt = 1_000;

/** Notes which warnings went out; one whose mail is gone from the outbox is written anew. */
async function settleWarnings({ database: { db } }: Platform): Promise<void> {
  const warnings = await unsentWarnings(db, mostLookedAt);
  const sentAt = await sentAtOf(
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
    const applicant = await applicantById(tx, id);
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
export async function eraseInactive(
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
