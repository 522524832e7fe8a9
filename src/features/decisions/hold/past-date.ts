import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Act } from "../../applications/act/act.schema.ts";

/** Which of an act's dates is past by the time that its letter is read: a letter promises none of these. */
export type PastDate = "due-past" | "at-past";

/** @param leaves when the letter leaves; days are Jakarta's */
export function pastDate(act: Act, leaves: Date): PastDate | null {
  if ("dueOn" in act && act.dueOn !== null && act.dueOn < jakartaDay(leaves)) return "due-past";
  return act.kind === "invite" && act.at !== null && new Date(act.at) <= leaves ? "at-past" : null;
}
