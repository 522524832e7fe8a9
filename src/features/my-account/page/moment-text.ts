import { m } from "#messages";
import { dateText, timeText } from "../../../i18n/formats.ts";

/** "20 November 2026, 21.10 WIB" of a moment as the wire writes it, which is Jakarta's time. */
export function momentText(moment: string): string {
  return m.my_account_moment({ date: dateText(moment.slice(0, 10)), time: timeText(moment.slice(11, 16)) });
}
