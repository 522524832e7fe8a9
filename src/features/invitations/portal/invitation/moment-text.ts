import { jakartaDay } from "../../../../i18n/calendar.ts";
import { timeText, weekdayDateText } from "../../../../i18n/formats.ts";

/** Date and time of a moment in Jakarta, for sentences. */
export function momentWords(moment: string): { date: string; time: string } {
  return { date: weekdayDateText(jakartaDay(moment)), time: timeText(moment) };
}
