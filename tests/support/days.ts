import { addDays, jakartaDay } from "../../src/i18n/calendar.ts";

/** The day so many days from today in Jakarta, `YYYY-MM-DD`. */
export function inDays(days: number): string {
  return addDays(jakartaDay(new Date()), days);
}

/** The moment so many days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** Such a day as pages write it, whatever blanks they set between its parts: "Kamis, 26 November 2026" or without weekday. */
export function dayInWords(day: string, language: "id" | "en", hasWeekday = false): string {
  const formatWith = (options: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(language === "id" ? "id-ID" : "en-GB", { ...options, timeZone: "UTC" });
  const date = formatWith({ day: "numeric", month: "long", year: "numeric" }).replaceAll(" ", "\\s");
  return hasWeekday ? `${formatWith({ weekday: "long" })}, ${date}` : date;
}
