import type { ActivityResult, ApplicationStatus, PhaseStatus } from "../../domain/applications/application.ts";

/** How a progress file tells statuses and results: by the specification's numbers and labels (§4). */
export const statusNumbers = [1, 2, 3, 4] as const;
export const phaseLabels = ["On Process", "Passed", "Not Continued", "Vacancy has been Closed"] as const;
export const resultLabels = ["Passed", "Not Passed"] as const;

export const statusOf = {
  1: "on-process",
  2: "hired",
  3: "not-continued",
  4: "vacancy-closed",
} as const satisfies Record<(typeof statusNumbers)[number], ApplicationStatus>;

export const phaseStatusOf = {
  "On Process": "on-process",
  Passed: "passed",
  "Not Continued": "not-continued",
  "Vacancy has been Closed": "vacancy-closed",
} as const satisfies Record<(typeof phaseLabels)[number], PhaseStatus>;

export const resultOf = { Passed: "passed", "Not Passed": "not-passed" } as const satisfies Record<
  (typeof resultLabels)[number],
  ActivityResult
>;
