import { m } from "#messages";
import { shortMomentText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { ActKind } from "../applications/act/act.schema.ts";
import type { Outcome, Scheduled } from "./standing.ts";

type Words = (inputs?: Record<string, never>, options?: { locale?: Language }) => string;

/** The outcome of an application, in words. */
export const outcomeWords = {
  "in-process": m.desk_standing_in_process,
  hired: m.desk_standing_hired,
  rejected: m.desk_standing_rejected,
  withdrawn: m.desk_standing_withdrawn,
  "vacancy-closed": m.desk_standing_vacancy_closed,
} as const satisfies Record<Outcome, Words>;

/** What each act is called. */
export const actWords = {
  move: m.desk_acts_kind_move,
  "move-back": m.desk_acts_kind_move_back,
  end: m.desk_acts_kind_end,
  hire: m.desk_acts_kind_hire,
  close: m.desk_acts_kind_close,
  reopen: m.desk_acts_kind_reopen,
  invite: m.desk_acts_kind_invite,
  ask: m.desk_acts_kind_ask,
} as const satisfies Record<ActKind, Words>;

/** "Pindah tahap: Tes daring": a decision, and where it leads to. */
export function actText({ kind, phase }: Pick<Scheduled, "kind" | "phase">, locale?: Language): string {
  const options = locale === undefined ? {} : { locale };
  const act = actWords[kind]({}, options);
  return phase === null ? act : m.desk_standing_act_to({ act, phase }, options);
}

/** "Terjadwal: Pindah tahap: Tes daring, 5 Des, 10.47 WIB". */
export function scheduledText(scheduled: Scheduled, locale?: Language): string {
  const moment = shortMomentText(scheduled.releaseAt, locale);
  const options = locale === undefined ? {} : { locale };
  return m.desk_standing_scheduled({ act: actText(scheduled, locale), moment }, options);
}
