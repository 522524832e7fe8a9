import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateRangeText, timeRangeText, timeText, weekdayDateText } from "../../i18n/formats.ts";

/** When something is, from its first moment to the first one after it; both ISO 8601. */
export interface Span {
  starts: string;
  ends: string;
}

/** The first and the last day of it; what ends at midnight ends with the day before. */
export function daysOf({ starts, ends }: Span): [string, string] {
  return [jakartaDay(starts), jakartaDay(new Date(Date.parse(ends) - 1))];
}

export function isOneDay(span: Span): boolean {
  const [first, last] = daysOf(span);
  return first === last;
}

/** "Kamis, 26 November 2026, 09.00–16.00 WIB", or the days of what lasts longer. */
export function whenText(span: Span): string {
  const [first, last] = daysOf(span);
  if (first !== last) return dateRangeText(first, last);
  return m.agenda_when({ date: weekdayDateText(first), hours: hoursText(span) });
}

/** "09.00–16.00 WIB". */
function hoursText({ starts, ends }: Span): string {
  return timeRangeText(starts, ends);
}

/** "09.00–16.00 WIB", or the days of what lasts longer: where the first day stands beside it. */
export function shortWhenText(span: Span): string {
  return isOneDay(span) ? hoursText(span) : dateRangeText(...daysOf(span));
}

/** "Kamis, 26 November 2026, 09.00 WIB". */
export function momentText(moment: string): string {
  return m.agenda_moment({ date: weekdayDateText(jakartaDay(moment)), time: timeText(moment) });
}
