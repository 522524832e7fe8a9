import { jakartaDay } from "../../../i18n/calendar.ts";

/** A day of the calendar; month and day start at 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** The day that it is in Jakarta, by which ages and years count (readings, "Date of birth"). */
export function todayInJakarta(now: Date): CalendarDay {
  const [year = 0, month = 0, day = 0] = jakartaDay(now).split("-").map(Number);
  return { year, month, day };
}

/** Days of a month, leap years included. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Reads `YYYY-MM-DD`; null for a text of another form or a day that never was. */
export function parseDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isDay(date) ? date : null;
}

/** Writes `YYYY-MM-DD`. */
export function formatDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** True when the calendar has this day. */
export function isDay({ year, month, day }: CalendarDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Negative when `a` comes before `b`, 0 when they are the same day. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}
