import type { CalendarDay } from "./calendar.ts";
import { yearLimits } from "./education.ts";

/** Years beyond this one in which what has begun may end: an internship that still goes on. */
export const endsAhead = 1;

/** Fault of a month (`YYYY-MM`) in which something began, or `ends`: before what the years offer, or still to come. */
export function monthFault(month: string, today: CalendarDay, ends: boolean): "month-range" | "month-ahead" | null {
  const year = Number(month.slice(0, 4));
  if (year < yearLimits.first || year > today.year + endsAhead) return "month-range";
  const isAhead = year > today.year || (year === today.year && Number(month.slice(5)) > today.month);
  return isAhead && !ends ? "month-ahead" : null;
}
