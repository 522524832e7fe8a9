import type { Act, ActKind } from "../applications/act/act.schema.ts";
import type { ApplicationStatus } from "../applications/application.ts";

/** The outcome of an application as staff see it: the status, with withdrawn ones apart. */
export const outcomes = ["in-process", "hired", "rejected", "withdrawn", "vacancy-closed"] as const;
export type Outcome = (typeof outcomes)[number];

/** A decision that is made and not yet sent. */
export interface Scheduled {
  kind: ActKind;
  /** Where it leads to; null where it leads to no phase. */
  phase: string | null;
  /** When it is sent. */
  releaseAt: string;
}

/** The status of an application, the same in pages, lists and files. */
export interface ToldStanding {
  outcome: Outcome;
  /** null for nothing, and for who decides nothing. */
  scheduled: Scheduled | null;
}

/** The phase that a decision leads to; null where it leads to none. */
export const getTarget = (act: Act): number | null => ("phaseId" in act ? act.phaseId : null);

const byStatus = {
  "on-process": "in-process",
  hired: "hired",
  "not-continued": "rejected",
  "vacancy-closed": "vacancy-closed",
} as const satisfies Record<ApplicationStatus, Outcome>;

/** What has become of an application. */
export function toOutcome(status: ApplicationStatus, isWithdrawn: boolean): Outcome {
  return isWithdrawn && status !== "on-process" ? "withdrawn" : byStatus[status];
}
