import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import type { ActKind } from "../../applications/act/act.schema.ts";
import { actWords } from "../standing-words.ts";
import type { FormRequestAnswer, Whose } from "./acts.calls.ts";

/** Labels of the acts. */
export const kindWords: Record<ActKind, () => string> = actWords;

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

/** A person's label, named or not. */
export function whoseText(who: Whose): string {
  if (who.kind === "named") return who.name;
  return who.kind === "hidden" ? m.desk_acts_alias({ code: who.code }) : m.desk_acts_gone_person();
}
