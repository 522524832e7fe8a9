import { m } from "#messages";
import type { ApplicationStatus } from "./application.ts";

/** A status in words (§4). */
export const statusWords = {
  1: m.applications_status_on_process,
  2: m.applications_status_hired,
  3: m.applications_status_not_continued,
  4: m.applications_status_vacancy_closed,
} as const satisfies Record<ApplicationStatus, unknown>;
