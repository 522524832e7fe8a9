import { vacancyLimits } from "../draft/vacancy-fields.ts";
import { addDays } from "../vacancy.ts";

interface Days {
  /** `YYYY-MM-DD`, the last open day. */
  endDay: string;
  /** The day on which it is to open; null: now. */
  opensOn: string | null;
}

interface DayFault {
  field: "endDate" | "opensOn";
  why: "past" | "too-far" | "before-opening";
}

/** Errors in the days of a vacancy that is to be open; null for none (recruiting §6). */
export function dayFault({ endDay, opensOn }: Days, today: string): DayFault | null {
  const latest = addDays(today, vacancyLimits.openDays);
  if (opensOn !== null && opensOn < today) return { field: "opensOn", why: "past" };
  if (opensOn !== null && opensOn > latest) return { field: "opensOn", why: "too-far" };
  if (endDay < today) return { field: "endDate", why: "past" };
  if (endDay > latest) return { field: "endDate", why: "too-far" };
  return opensOn !== null && endDay < opensOn ? { field: "endDate", why: "before-opening" } : null;
}
