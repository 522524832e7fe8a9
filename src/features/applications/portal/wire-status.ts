import {
  type ActivityResult,
  type ApplicationStatus,
  activityResults,
  applicationStatuses,
  type PhaseStatus,
  phaseStatuses,
} from "../application.ts";

/** The wire has statuses as the specification's numbers and labels (§4). */
const numbers = { "on-process": 1, hired: 2, "not-continued": 3, "vacancy-closed": 4 } as const satisfies Record<
  ApplicationStatus,
  number
>;

const labels = {
  "on-process": "On Process",
  passed: "Passed",
  "not-continued": "Not Continued",
  "vacancy-closed": "Vacancy has been Closed",
} as const satisfies Record<PhaseStatus, string>;

const results = { passed: "Passed", "not-passed": "Not Passed" } as const satisfies Record<ActivityResult, string>;

export type WireStatus = (typeof numbers)[ApplicationStatus];
/** "" while a phase has not begun. */
export type WirePhaseStatus = (typeof labels)[PhaseStatus] | "";
/** "" while an activity has not ended. */
export type WireResult = (typeof results)[ActivityResult] | "";

/** The wire's number of a status. */
export const wireStatus = (status: ApplicationStatus): WireStatus => numbers[status];
/** The wire's label of a phase's status; "" for null, which is a phase that has not begun. */
export const wirePhaseStatus = (status: PhaseStatus | null): WirePhaseStatus => (status === null ? "" : labels[status]);
/** The wire's label of an activity's result; "" for null, which is an activity that has not ended. */
export const wireResult = (result: ActivityResult | null): WireResult => (result === null ? "" : results[result]);

export const wireStatuses: readonly WireStatus[] = applicationStatuses.map(wireStatus);
export const wirePhaseStatuses: readonly WirePhaseStatus[] = ["", ...phaseStatuses.map(wirePhaseStatus)];
export const wireResults: readonly WireResult[] = ["", ...activityResults.map(wireResult)];

const byNumber = { 1: "on-process", 2: "hired", 3: "not-continued", 4: "vacancy-closed" } as const satisfies Record<
  WireStatus,
  ApplicationStatus
>;

const byLabel = {
  "": null,
  "On Process": "on-process",
  Passed: "passed",
  "Not Continued": "not-continued",
  "Vacancy has been Closed": "vacancy-closed",
} as const satisfies Record<WirePhaseStatus, PhaseStatus | null>;

const byResult = { "": null, Passed: "passed", "Not Passed": "not-passed" } as const satisfies Record<
  WireResult,
  ActivityResult | null
>;

/** The status of a number of the wire. */
export const statusOfWire = (number: WireStatus): ApplicationStatus => byNumber[number];
/** The phase's status of a label of the wire; null for "". */
export const phaseStatusOfWire = (label: WirePhaseStatus): PhaseStatus | null => byLabel[label];
/** The result of a label of the wire; null for "". */
export const resultOfWire = (label: WireResult): ActivityResult | null => byResult[label];
