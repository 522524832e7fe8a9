import { m } from "#messages";

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
