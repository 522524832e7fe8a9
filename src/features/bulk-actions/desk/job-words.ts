import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import type { StateTone } from "../../../ui/dense/state-word.tsx";
import type { ActKind } from "../../applications/act/act.schema.ts";
import type { JobState, RowState } from "../bulk-job.ts";
import type { JobAnswer } from "./jobs.calls.ts";

const causes: Readonly<Record<string, () => string>> = {
  unknown: m.desk_jobs_cause_gone,
  gone: m.desk_jobs_cause_gone,
  withdrawn: m.desk_jobs_cause_withdrawn,
  "led-by-import": m.desk_jobs_cause_led_by_import,
  held: m.desk_jobs_cause_held,
  "not-shown": m.desk_jobs_cause_changed,
  "bad-moment": m.desk_jobs_cause_fault,
  "already-ended": m.desk_jobs_cause_already_ended,
  "not-ended": m.desk_jobs_cause_not_ended,
  "phase-unknown": m.desk_jobs_cause_phase_unknown,
  "same-phase": m.desk_jobs_cause_same_phase,
  "not-earlier": m.desk_jobs_cause_not_earlier,
  "form-unknown": m.desk_jobs_cause_form_unknown,
  "already-asked": m.desk_jobs_cause_already_asked,
  "not-later": m.desk_jobs_cause_not_later,
  "due-past": m.desk_jobs_cause_past,
  "at-past": m.desk_jobs_cause_past,
};

/** Why an application was left out, or will be. */
export function causeText(code: string): string {
  return (causes[code] ?? m.desk_jobs_cause_fault)();
}

type Named = Pick<JobAnswer, "actKind" | "kind" | "count" | "subject" | "format">;

type Title = (words: { count: string; subject: string }) => string;

const titles: Record<ActKind, Title> = {
  move: m.desk_jobs_name_move,
  "move-back": m.desk_jobs_name_move_back,
  end: m.desk_jobs_name_end,
  hire: m.desk_jobs_name_hire,
  close: m.desk_jobs_name_close,
  reopen: m.desk_jobs_name_reopen,
  invite: m.desk_jobs_name_invite,
  ask: m.desk_jobs_name_ask,
};

/** A job's name. */
export function jobTitle({ actKind, kind, count: of, subject, format }: Named): string {
  const count = numberText(of);
  if (actKind !== null) return titles[actKind]({ count, subject: subject ?? "" });
  if (kind === "share") return m.desk_jobs_name_share({ count });
  return m.desk_jobs_name_export({ count, format: (format ?? "").toUpperCase() });
}

/** Labels of a job's states. */
export const jobStateWords: Record<JobState, () => string> = {
  preview: m.desk_jobs_state_preview,
  running: m.desk_jobs_state_running,
  held: m.desk_jobs_state_held,
  releasing: m.desk_jobs_state_releasing,
  done: m.desk_jobs_state_done,
  stopped: m.desk_jobs_state_stopped,
  undone: m.desk_jobs_state_undone,
};

export const jobStateTones: Record<JobState, StateTone> = {
  ...{ preview: "none", running: "info", held: "go", releasing: "go", done: "ok", stopped: "end", undone: "none" },
};

const rowWords: Record<RowState, () => string> = {
  waiting: m.desk_jobs_row_waiting,
  held: m.desk_jobs_row_held,
  released: m.desk_jobs_row_released,
  refused: m.desk_jobs_row_refused,
  undone: m.desk_jobs_row_undone,
};

/** Labels of a row's state: acts that take effect at once are never sent. */
export function rowStateText(state: RowState, kind: JobAnswer["kind"]): string {
  if (state !== "released" || kind === "act") return rowWords[state]();
  return kind === "share" ? m.desk_jobs_row_shared() : m.desk_jobs_row_exported();
}

export const rowStateTones: Record<RowState, StateTone> = {
  ...{ waiting: "none", held: "go", released: "ok", refused: "end", undone: "none" },
};
