/* Days are "YYYY-MM-DD" in Asia/Jakarta, where vacancies open and close. */

const DAY_MS = 86_400_000;
/** Jakarta has had no other offset since 1964. */
const OFFSET_MS = 7 * 3_600_000;

/** The day of an instant (or of an ISO 8601 text with offset). */
export function jakartaDay(instant: Date | string): string {
  return wireMoment(new Date(instant)).slice(0, 10);
}

/**
 * The moment at which the next day begins in Jakarta, and what is shown of days goes stale: vacancies close with their
 * day there, and "closes in 3 days" changes then.
 */
export function nextJakartaMidnight(now: number): number {
  const day = Math.floor((now + OFFSET_MS) / DAY_MS) + 1;
  return day * DAY_MS - OFFSET_MS;
}

/** The moment at which a day begins in Jakarta. */
export function dayBegins(day: string): Date {
  return new Date(Date.parse(day) - OFFSET_MS);
}

/** Whole days from one day to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day so many days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** An instant as the wire writes it: ISO 8601 in Asia/Jakarta, to the second. */
export function wireMoment(moment: Date): string {
  return `${new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+07:00`;
}

/** The time of day, "09:00", that clocks in Jakarta show at an instant (or an ISO 8601 text with offset). */
export function jakartaTime(instant: Date | string): string {
  return wireMoment(new Date(instant)).slice(11, 16);
}
