import type { ActivityResult, PhaseStatus } from "./application.ts";

/** A phase of the recruitment as far as these rules look at it. Dates are ISO 8601. */
export interface PhaseProgress {
  /** null while it has not begun. */
  status: PhaseStatus | null;
  /** A result is null while there is none. */
  activities: readonly { result: ActivityResult | null; resultDate: string | null; activityDate: string | null }[];
}

/**
 * The phase an application stands in: just before the first phase without a status, or the last phase with a status
 * (§4). -1 when none has begun.
 */
export function currentPhaseIndex(phases: readonly Pick<PhaseProgress, "status">[]): number {
  const firstEmpty = phases.findIndex(({ status }) => status === null);
  if (firstEmpty > 0) return firstEmpty - 1;
  return phases.findLastIndex(({ status }) => status !== null);
}

export type PhaseColour = "orange" | "red" | "green";

/** Orange in process, red not continued or vacancy closed, green otherwise (§4). */
export function phaseColour(status: PhaseStatus): PhaseColour {
  if (status === "on-process") return "orange";
  return status === "not-continued" || status === "vacancy-closed" ? "red" : "green";
}

/** The last result date if any activity passed, else the first activity date (§4); null when there is none. */
export function phaseDate({ activities }: Pick<PhaseProgress, "activities">): string | null {
  const dates = (all: (string | null)[]) => all.filter((date) => date !== null).toSorted();
  if (activities.some(({ result }) => result === "passed")) {
    return dates(activities.map(({ resultDate }) => resultDate)).at(-1) ?? null;
  }
  return dates(activities.map(({ activityDate }) => activityDate)).at(0) ?? null;
}
