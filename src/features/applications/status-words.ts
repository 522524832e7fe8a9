import { m } from "#messages";
import { type ApplicationStatus, withdrawn } from "./application.ts";

/** A status in words (§4). */
export const statusWords = {
  "on-process": m.applications_status_on_process,
  hired: m.applications_status_hired,
  "not-continued": m.applications_status_not_continued,
  "vacancy-closed": m.applications_status_vacancy_closed,
} as const satisfies Record<ApplicationStatus, unknown>;

/** Why an application ended, from the wire's `endReason`; "" when there is no reason. */
export function endText(endReason: string | null): string {
  return endReason === withdrawn ? m.applications_end_withdrawn() : (endReason ?? "");
}
