import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import { forgetLetters } from "../../../platform/mail/letters.store.ts";
import type { PersonalData } from "../../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { forgetNotifications } from "../../applications/notifications/notification.queries.server.ts";
import { forgetDrafts } from "../../drafts/draft.queries.server.ts";
import { eraseNeverActivated } from "../delete/erase-never-activated.server.ts";
import { eraseInactive } from "./erase-inactive.server.ts";
import { daysAgo, mostAnHour } from "./retention.ts";
import { noteDay, ranOn } from "./retention-day.store.server.ts";

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
    log.warn({ job: "retention", day: today }, "nothing is erased on a day after which the site had not run");
    return;
  }
  const { draftDays, notificationDays, letterDays } = settings.retention;
  if (draftDays > 0) await forgetDrafts(db, daysAgo(now, draftDays), mostAnHour.rows);
  if (notificationDays > 0) await forgetNotifications(db, daysAgo(now, notificationDays), mostAnHour.rows);
  if (letterDays > 0) await forgetLetters(db, daysAgo(now, letterDays), mostAnHour.rows);
  await eraseNeverActivated(platform, rooms, signal);
  await eraseInactive(platform, siteName, rooms, signal);
}
