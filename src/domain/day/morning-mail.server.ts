import { m } from "#messages";
import { counted } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { MorningLine } from "./day-numbers.ts";
import { linePath } from "./day-paths.ts";

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
export function morningMail({ to, language, siteName: site, settings, lines, companyIds }: Morning): Mail {
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
