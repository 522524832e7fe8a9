import { m } from "#messages";
import type { StateTone } from "../../../ui/dense/state-word.tsx";
import type { JobState, RowState } from "../bulk-job.ts";
import type { JobAnswer } from "./jobs.calls.ts";

/** What each state of a job is called. */
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

/** What a row's state is called: of what counts at once nothing leaves. */
export function rowStateText(state: RowState, kind: JobAnswer["kind"]): string {
  if (state !== "released" || kind === "act") return rowWords[state]();
  return kind === "share" ? m.desk_jobs_row_shared() : m.desk_jobs_row_exported();
}

export const rowStateTones: Record<RowState, StateTone> = {
  ...{ waiting: "none", held: "go", released: "ok", refused: "end", undone: "none" },
};
