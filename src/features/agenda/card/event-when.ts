import { m } from "#messages";
import { jakartaDay, jakartaTime } from "../../../i18n/calendar.ts";
import { clockText, dateText, dayMonthText, timeText, weekdayDateText } from "../../../i18n/formats.ts";

/** When something is, from its first moment to the first one after it; both ISO 8601. */
export interface Span {
  starts: string;
  ends: string;
}

/** The first and the last day of it; what ends at midnight ends with the day before. */
function daysOf({ starts, ends }: Span): [string, string] {
  return [jakartaDay(starts), jakartaDay(new Date(Date.parse(ends) - 1))];
}

export function isOneDay(span: Span): boolean {
  const [first, last] = daysOf(span);
  return first === last;
}

/** "19–23 November 2026", "28 November–2 Desember 2026". */
function daysText(first: string, last: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${dateText(last)}`;
  const from = first.slice(0, 4) === last.slice(0, 4) ? dayMonthText(first) : dateText(first);
  return `${from}–${dateText(last)}`;
}

/** "Kamis, 26 November 2026, 09.00–16.00 WIB", or the days of what lasts longer. */
export function whenText(span: Span): string {
  const [first, last] = daysOf(span);
  if (first !== last) return daysText(first, last);
  const from = clockText(jakartaTime(span.starts));
  return m.agenda_when({ date: weekdayDateText(first), from, to: timeText(jakartaTime(span.ends)) });
}

/** "Kamis, 26 November 2026, 09.00 WIB". */
export function momentText(moment: string): string {
  return m.agenda_moment({ date: weekdayDateText(jakartaDay(moment)), time: timeText(jakartaTime(moment)) });
}
