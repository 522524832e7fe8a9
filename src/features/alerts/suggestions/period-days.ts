import { addDays, daysBetween } from "../../../i18n/calendar.ts";
import { type EmailPeriod, emailPeriods } from "../../resumes/email-period.ts";

/** A Monday from which every other one counts. */
const firstMonday = "2026-01-05";

/** Whether a period's letters leave on a day, `YYYY-MM-DD` in Jakarta (suggestions §1 "when"). */
export function leavesOn(period: EmailPeriod, day: string): boolean {
  const days = daysBetween(firstMonday, day);
  const isMonday = days % 7 === 0;
  switch (period) {
    case "daily":
      return true;
    case "weekly":
      return isMonday;
    case "fortnightly":
      return days % 14 === 0;
    case "monthly":
      return isMonday && Number(day.slice(8)) <= 7;
    case "never":
      return false;
  }
}

/** The periods whose letters leave on a day. */
export const periodsOn = (day: string): EmailPeriod[] => emailPeriods.filter((period) => leavesOn(period, day));

/** The next day on which a period's letters leave, a day itself among them; null for `never`. */
export function findNextDay(period: EmailPeriod, from: string): string | null {
  for (let ahead = 0; ahead < 38; ahead++) if (leavesOn(period, addDays(from, ahead))) return addDays(from, ahead);
  return null;
}
