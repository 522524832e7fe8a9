import type { ResumePath } from "../completeness.ts";
import type { Resume } from "../resume.ts";
import { type CalendarDay, parseDay } from "./calendar.ts";

/** A field that cannot be true beside the date of birth. */
export interface LifetimeFault {
  path: ResumePath;
  code: "before-birth" | "experience-beyond-age";
}

/**
 * True for what is said to have begun before its person was a year old.
 * @param begun a year, or a month or day that begins with its year; null for nothing
 */
export function isBeforeBirth(begun: number | string | null, born: CalendarDay): boolean {
  return begun !== null && Number(String(begun).slice(0, 4)) <= born.year;
}

/** Whole months that someone has lived. */
function monthsLived(born: CalendarDay, today: CalendarDay): number {
  const months = (today.year - born.year) * 12 + today.month - born.month;
  return today.day < born.day ? months - 1 : months;
}

function begunBeforeBirth<Entry>(
  list: string,
  entries: readonly Entry[],
  field: keyof Entry & string,
  born: CalendarDay,
) {
  return entries.flatMap((entry, index): LifetimeFault[] => {
    const begun = entry[field];
    const isBegun = typeof begun === "number" || typeof begun === "string";
    return isBegun && isBeforeBirth(begun, born) ? [{ path: `${list}.${index}.${field}`, code: "before-birth" }] : [];
  });
}

/** What a resume says that one life cannot hold: studies and work before birth, more experience than years. */
export function lifetimeFaults(resume: Resume, today: CalendarDay): LifetimeFault[] {
  const born = resume.birthDate === null ? null : parseDay(resume.birthDate);
  if (born === null) return [];
  const { educations, experiences, internships, experienceYears, experienceMonths } = resume;
  const worked = (experienceYears ?? 0) * 12 + (experienceMonths ?? 0);
  const isBeyond = worked > monthsLived(born, today);
  return [
    ...(isBeyond ? [{ path: "experienceYears", code: "experience-beyond-age" } as const] : []),
    ...begunBeforeBirth("educations", educations, "startYear", born),
    ...begunBeforeBirth("experiences", experiences, "startYear", born),
    ...begunBeforeBirth("internships", internships, "startMonth", born),
  ];
}
