import { jakartaDay, jakartaTime } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import { takeMorning, waitingForMorning } from "../people/staff.queries.server.ts";
import { membersById } from "../staff/read-members.server.ts";
import { isWorkingDay, waitingIn } from "./day-numbers.ts";
import { morningMail } from "./morning-mail.server.ts";
import { readDay } from "./read-day.server.ts";

type Parts = Pick<Platform, "database" | "outbox" | "settings" | "clock">;

const [opens, ends] = ["07:00", "08:00"];

/**
 * Mails members what waits for them, on working days between seven and eight: each is looked at once a day, in the
 * transaction that writes the mail, so that neither a second process nor a start in between tells anybody twice or
 * leaves them out.
 */
export async function mailMornings(parts: Parts, siteName: () => string, signal?: AbortSignal): Promise<void> {
  const { database, settings, clock } = parts;
  const [today, time] = [jakartaDay(clock()), jakartaTime(clock())];
  if (!settings.desk.isOpen || !isWorkingDay(today) || time < opens || time >= ends) return;
  for (const id of await waitingForMorning(database.db, today)) {
    if (signal?.aborted) return;
    await mailMorning(parts, siteName(), id, today);
  }
}

async function mailMorning({ database, outbox, settings, clock }: Parts, siteName: string, id: number, today: string) {
  await database.transact(async (tx) => {
    const taken = await takeMorning(tx, id, today);
    const [member] = taken === undefined ? [] : await membersById(tx, [id]);
    if (member === undefined) return;
    const { grants, email: to, language } = member;
    const rights = { grants, vacancyIds: grants.flatMap(({ vacancyIds }) => vacancyIds) };
    const { numbers, companyIds } = await readDay(tx, { staffId: id, rights }, clock(), language);
    const lines = waitingIn(numbers);
    if (lines.length === 0) return;
    await outbox.queue(tx, morningMail({ to, language, siteName, settings, lines, companyIds }));
  });
}

/** At seven, and every five minutes of that hour for whoever was not reached. Before `jobs.start()`. */
export async function workOnDay(platform: Platform, siteName: () => string): Promise<void> {
  await platform.jobs.schedule("staff-mornings", "*/5 7 * * 1-5", "sends", (_, signal) =>
    mailMornings(platform, siteName, signal),
  );
}
