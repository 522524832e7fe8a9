import type { ActivityResult, PhaseStatus } from "./application.ts";

/** A phase of the recruitment as far as these rules look at it. Dates are ISO 8601. */
export interface PhaseProgress {
  phaseStatus: PhaseStatus;
  activityList: readonly { result: ActivityResult; resultDate: string | null; activityDate: string | null }[];
}

/**
 * The phase an application stands in: just before the first phase with empty status, or the last phase with a status
 * (§4). -1 when none has begun.
 */
export function currentPhaseIndex(phases: readonly Pick<PhaseProgress, "phaseStatus">[]): number {
  const firstEmpty = phases.findIndex(({ phaseStatus }) => phaseStatus === "");
  if (firstEmpty > 0) return firstEmpty - 1;
  return phases.findLastIndex(({ phaseStatus }) => phaseStatus !== "");
}

export type PhaseColour = "orange" | "red" | "green";

/** Orange in process, red not continued or vacancy closed, green otherwise (§4). */
export function phaseColour(status: PhaseStatus): PhaseColour {
  if (status === "On Process") return "orange";
  return status === "Not Continued" || status === "Vacancy has been Closed" ? "red" : "green";
}

/** The last result date if any activity passed, else the first activity date (§4); null when there is none. */
export function phaseDate({ activityList }: Pick<PhaseProgress, "activityList">): string | null {
  const dates = (all: (string | null)[]) => all.filter((date) => date !== null).toSorted();
  if (activityList.some(({ result }) => result === "Passed")) {
    return dates(activityList.map(({ resultDate }) => resultDate)).at(-1) ?? null;
  }
  return dates(activityList.map(({ activityDate }) => activityDate)).at(0) ?? null;
}
