import { addDays, dayBegins, jakartaDay, jakartaTime } from "../../../i18n/calendar.ts";

/** How long an act is held unless a moment was chosen (recruiting §6). */
export const heldMs = 5 * 60_000;

/** How far ahead a moment may be chosen. */
export const mostHeldDays = 14;

/** Nobody is told anything from then until the morning, by the clocks of Jakarta. */
const quietFrom = "20:00";
const quietUntilHour = 7;

const hourMs = 3_600_000;

/** The moment itself, or 07:00 where it lies in the night. */
function afterQuiet(moment: Date): Date {
  const time = jakartaTime(moment);
  const morning = (day: string) => new Date(dayBegins(day).getTime() + quietUntilHour * hourMs);
  if (time >= quietFrom) return morning(addDays(jakartaDay(moment), 1));
  return time < "07:00" ? morning(jakartaDay(moment)) : moment;
}

/**
 * When an act leaves: five minutes from now, or at the moment that was chosen; never in the quiet hours.
 * @returns null for a moment that is too far ahead, or past
 */
export function releaseMoment(now: Date, chosen: Date | null): Date | null {
  if (chosen === null) return afterQuiet(new Date(now.getTime() + heldMs));
  const ahead = chosen.getTime() - now.getTime();
  if (ahead < 0 || ahead > mostHeldDays * 24 * hourMs) return null;
  return afterQuiet(chosen);
}
