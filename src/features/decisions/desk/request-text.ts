import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import type { FormRequestAnswer } from "./acts.calls.ts";

const words = {
  asked: m.desk_acts_form_asked,
  given: m.desk_acts_form_given,
  declined: m.desk_acts_form_declined,
  removed: m.desk_acts_form_removed,
} as const;

/** When the extended form was asked for, and what came of it. */
export function requestText({ status, askedAt, answeredAt }: NonNullable<FormRequestAnswer>): string {
  const day = (moment: string) => dateText(jakartaDay(moment));
  return words[status]({ asked: day(askedAt), answered: answeredAt === null ? "" : day(answeredAt) });
}
