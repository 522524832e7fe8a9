/** Highest scale a grade may be measured on. */
const highestScale = 100;

/** Years that the lists offer: from 1950 to eight years ahead, for anyone who has not graduated (wire, "years"). */
export const yearLimits = { first: 1950, ahead: 8 } as const;

/** Years that studying for one degree may have taken so far; more is a slip. */
const longestStudy = 15;

/** True for studies that are said to go on since too long ago. */
export function isStudyingTooLong(start: number, currentYear: number): boolean {
  return currentYear - start > longestStudy;
}

/** Fault of a grade: not above 0, or above its maximum (§5). */
export function gradeFault(grade: number, scale: number | null): "gpa-range" | "gpa-above-max" | null {
  if (grade <= 0 || grade > highestScale) return "gpa-range";
  return scale !== null && grade > scale ? "gpa-above-max" : null;
}

/**
 * The scale that a grade is surely measured on: grades of universities up to 4, marks above 10 up to 100.
 * @returns null for a grade between, which may be measured on either of several
 */
export function findLikelyScale(grade: number): 4 | 100 | null {
  if (grade <= 0 || grade > highestScale) return null;
  if (grade <= 4) return 4;
  return grade > 10 ? highestScale : null;
}

/** True for a year in which something has begun or ended already. */
export function isPastYear(year: number, currentYear: number): boolean {
  return year >= yearLimits.first && year <= currentYear;
}

/**
 * Fault of a year of graduation: before the start, or ahead of today although the person has graduated;
 * who is still studying estimates it (§5).
 */
export function graduationFault(
  years: { start: number | null; end: number; isStudying: boolean },
  currentYear: number,
): "year-order" | "year-ahead" | "year-range" | null {
  const { start, end, isStudying } = years;
  if (end < yearLimits.first || end > currentYear + yearLimits.ahead) return "year-range";
  if (start !== null && end < start) return "year-order";
  return end > currentYear && !isStudying ? "year-ahead" : null;
}
