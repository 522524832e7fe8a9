import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../i18n/formats.ts";

/** "20 November 2026, 21.10 WIB" of a moment. */
export function momentText(moment: string): string {
  return m.my_account_moment({ date: dateText(jakartaDay(moment)), time: timeText(moment) });
}
