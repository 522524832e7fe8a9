import { m } from "#messages";
import { daysBetween } from "./calendar.ts";
import { dateText, dayMonthText } from "./formats.ts";

/** Up to this many days a closing date is written as days left. */
const COUNTED_DAYS = 10;
const SOON_DAYS = 3;
const LAST_DAYS = 1;

export interface Closing {
  /** "Tutup 3 hari lagi" */
  text: string;
  /** Amber from three days, red from one. */
  urgency: "soon" | "last" | undefined;
}

function urgency(days: number): Closing["urgency"] {
  if (days < 0 || days > SOON_DAYS) return undefined;
  return days <= LAST_DAYS ? "last" : "soon";
}

function words(day: string, today: string, days: number): string {
  if (days < 0) return m.i18n_closed_on({ date: dateText(day) });
  if (days === 0) return m.i18n_closes_today();
  if (days === 1) return m.i18n_closes_tomorrow();
  if (days <= COUNTED_DAYS) return m.i18n_closes_in_days({ days });
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return m.i18n_closes_on({ date: isThisYear ? dayMonthText(day) : dateText(day) });
}

/** The text for a vacancy's last day on `today`, both days of Asia/Jakarta. */
export function closing(day: string, today: string): Closing {
  const days = daysBetween(today, day);
  return { text: words(day, today, days), urgency: urgency(days) };
}
