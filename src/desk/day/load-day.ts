import type { PageRequest } from "../../contract/page.ts";
import { jakartaTime } from "../../i18n/calendar.ts";
import { refusedPage } from "../shell/refused-page.ts";
import { type DayAnswer, getDay } from "./day.calls.ts";

export interface DayData {
  day: DayAnswer;
  /** "10:42", when it was looked at. */
  time: string;
}

/** What waits for who is signed in. */
export async function loadDay({ api, now }: PageRequest<unknown>): Promise<DayData> {
  const sent = await api.send(getDay, {});
  if (sent.status === "refused") throw refusedPage(sent);
  return { day: sent.answer, time: jakartaTime(now) };
}
