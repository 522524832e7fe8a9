import { type CalendarDay, compareDays, daysInMonth, isDay } from "./calendar.ts";

/** Years of age an applicant must have (§5, §9), and the most that the choices offer. */
const ageLimits = { min: 17, max: 100 } as const;

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}

function youngest(today: CalendarDay): CalendarDay {
  return { ...today, year: today.year - ageLimits.min };
}

/** Years to choose from, the youngest first (§5: only years at least 17 before the current one). */
export function birthYears(today: CalendarDay): number[] {
  return range(today.year - ageLimits.max, today.year - ageLimits.min).reverse();
}

/** Months of a year; in the youngest year up to the current one. */
export function birthMonths(today: CalendarDay, year: number): number[] {
  return range(1, year === youngest(today).year ? today.month : 12);
}

/** Days of a month; in the youngest year and month up to today. */
export function birthDays(today: CalendarDay, year: number, month: number): number[] {
  const last = daysInMonth(year, month);
  const isYoungest = year === youngest(today).year && month === today.month;
  return range(1, isYoungest ? Math.min(today.day, last) : last);
}

/** True for a day that the three choices offer. */
export function isBirthDate(day: CalendarDay, today: CalendarDay): boolean {
  return isDay(day) && day.year >= today.year - ageLimits.max && compareDays(day, youngest(today)) <= 0;
}

/** A date of birth while it is being chosen. */
export interface BirthDateChoice {
  year: number | null;
  month: number | null;
  day: number | null;
}

/** Choosing a year forgets month and day, choosing a month forgets the day (§5). */
export function chooseBirthDate(
  choice: BirthDateChoice,
  part: "year" | "month" | "day",
  value: number | null,
): BirthDateChoice {
  if (part === "year") return { year: value, month: null, day: null };
  if (part === "month") return { ...choice, month: value, day: null };
  return { ...choice, day: value };
}
