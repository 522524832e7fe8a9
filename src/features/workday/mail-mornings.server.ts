import { m } from "#messages";
import { jakartaDay, jakartaTime } from "../../i18n/calendar.ts";
import { counted } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { takeMorning, waitingForMorning } from "../identity/staff.queries.server.ts";
import { membersById } from "../staff/members.server.ts";
import { isWorkingDay, linePath, type MorningLine, waitingIn } from "./day.ts";
import { readDay } from "./read-day.server.ts";

const lineWords: Record<MorningLine, typeof m.day_mail_late> = {
  late: m.day_mail_late,
  today: m.day_mail_today,
  owed: m.day_mail_owed,
  mentions: m.day_mail_mentions,
  returned: m.day_mail_returned,
  reviews: m.day_mail_reviews,
  conflicts: m.day_mail_conflicts,
};

interface Morning {
  to: string;
  language: Language;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  lines: readonly (readonly [MorningLine, number])[];
  companyIds: readonly number[];
}

/** Counts and links, no applicant's name; the last line says where it can be switched off (recruiting §9). */
function morningMail({ to, language, siteName: site, settings, lines, companyIds }: Morning): Mail {
  const locale = { locale: language };
  const total = lines.reduce((sum, [, count]) => sum + count, 0);
  const subject = m.day_mail_subject({ count: counted(total).text }, locale);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [m.day_mail_lead({}, locale)],
    facts: lines.map(([line, count]) => ({
      name: lineWords[line]({}, locale),
      value: counted(count).text,
      url: absoluteUrl(settings, linePath(line, companyIds)),
    })),
    action: { label: m.day_mail_button({}, locale), url: absoluteUrl(settings, "/staff") },
    notes: [m.day_mail_off({ url: absoluteUrl(settings, "/staff/me") }, locale)],
    footer: m.day_mail_footer({ site }, locale),
  });
  return { to, language, kind: "staff-morning", subject, ...letter };
}

type Parts = Pick<Platform, "database" | "outbox" | "settings" | "clock">;

const [opens, ends] = ["07:00", "08:00"];

/**
 * Mails members what waits for them, on working days between seven and eight: each is looked at once a day, in the
 * transaction that writes the mail, so that neither a second process nor a start in between mails anybody twice or
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
