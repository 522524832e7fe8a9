import type { PageRequest } from "../../contract/page.ts";
import { jakartaTime } from "../../i18n/calendar.ts";
import { needed } from "../shell/needed.ts";
import { type DayAnswer, getDay } from "./day.calls.ts";

export interface DayData {
  day: DayAnswer;
  /** "10:42", when it was looked at. */
  time: string;
}

/** What waits for who is signed in. */
export async function loadDay({ api, now }: PageRequest<unknown>): Promise<DayData> {
  return { day: needed(await api.send(getDay, {})), time: jakartaTime(now) };
}
