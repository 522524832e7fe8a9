import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import type { ActKind } from "../../applications/act/act.schema.ts";
import { actWords } from "../standing-words.ts";
import type { FormRequestAnswer, Whose } from "./acts.calls.ts";

/** Labels of the acts. */
export const kindWords: Record<ActKind, () => string> = actWords;

const withPhase: Partial<Record<ActKind, (words: { phase: string }) => string>> = {
  move: m.desk_acts_kind_move_to,
  "move-back": m.desk_acts_kind_move_back_to,
  invite: m.desk_acts_kind_invite_to,
  ask: m.desk_acts_kind_ask_in,
};

/** What an act is called with the phase that it leads to, where it names one. */
export function actText({ kind, phase }: { kind: ActKind; phase: string | null }): string {
  const text = phase === null ? undefined : withPhase[kind]?.({ phase });
  return text ?? kindWords[kind]();
}

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
