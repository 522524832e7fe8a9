import { jakartaDay } from "../../../i18n/calendar.ts";
import type { ProgressState } from "./merge-progress.ts";

/**
 * Why a row is not taken whose letter would promise a day or a time that is past, as the desk's acts may not; null where
 * it promises none. What the application says already is no new promise, and a phase that is over is history, whatever
 * its dates say.
 */
export function pastPromise(before: ProgressState, after: ProgressState, now: Date): string | null {
  for (const phase of after.phases.filter(({ status }) => status === "on-process")) {
    const was = before.phases.find(({ phaseId }) => phaseId === phase.phaseId);
    const at = phase.invitation?.at ?? null;
    if (at !== null && at !== was?.invitation?.at && new Date(at) <= now) return `invitation_time ${at} is past`;
    const { dueOn } = phase;
    if (dueOn !== null && dueOn !== was?.dueOn && dueOn < jakartaDay(now)) return `due_date ${dueOn} is past`;
  }
  return null;
}
