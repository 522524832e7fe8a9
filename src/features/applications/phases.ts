import { addDays, daysBetween, jakartaDay } from "../../i18n/calendar.ts";
import type { ActivityResult, BothLanguages, PhaseStatus } from "./application.ts";

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

/** The dates of a running phase; days are `YYYY-MM-DD`. */
export interface PromisedPhase {
  beganOn: string;
  /** Days within which the hiring side promises news of it; null where it promises none. */
  promisedDays: number | null;
  /** Until when the applicant was asked to do something, and when he was asked to come; null for neither. */
  dueOn: string | null;
  invitedOn: string | null;
}

/** Until when there will be news. */
export interface PhasePromise {
  /** The promised day; after it, the next one. */
  by: string;
  /** The first promised day: what counts for being late. */
  firstBy: string;
  isLate: boolean;
}

/**
 * Counted from the phase's begin, or from the last day on which the applicant has something to do: until then it is not
 * the hiring side that is waited for. A day that passed without news is followed by another as many days later.
 * @returns null where nothing is promised
 */
export function findPromise(
  { beganOn, promisedDays, dueOn, invitedOn }: PromisedPhase,
  today: string,
): PhasePromise | null {
  if (promisedDays === null || promisedDays < 1) return null;
  const from = [beganOn, dueOn, invitedOn].reduce<string>(
    (latest, day) => (day !== null && day > latest ? day : latest),
    "",
  );
  const rounds = Math.max(1, Math.ceil(daysBetween(from, today) / promisedDays));
  return { by: addDays(from, rounds * promisedDays), firstBy: addDays(from, promisedDays), isLate: rounds > 1 };
}

/** Something that happens in a phase. Dates are `YYYY-MM-DD`. */
export interface StoredActivity {
  name: BothLanguages;
  /** null while it has not ended. */
  result: ActivityResult | null;
  activityDate: string | null;
  resultDate: string | null;
}

/** Where and when to come; `at` as the wire writes moments, null when only the place is known. */
export interface StoredInvitation {
  place: string;
  at: string | null;
}

/** A phase that has begun. */
export interface StoredPhase {
  phaseId: number;
  status: PhaseStatus;
  activities: StoredActivity[];
  /** Days are `YYYY-MM-DD`. */
  beganOn: string;
  nextStep: BothLanguages | null;
  dueOn: string | null;
  invitation: StoredInvitation | null;
  starFormCode: string | null;
}

/** The day on which the applicant was asked to come, in Jakarta; null for none. */
export function invitedOn({ invitation }: Pick<StoredPhase, "invitation">): string | null {
  return invitation?.at ? jakartaDay(invitation.at) : null;
}

/** A phase of which nothing is known but that it has begun. */
export function newPhase(phaseId: number, beganOn: string, status: StoredPhase["status"] = "on-process"): StoredPhase {
  const nothing = { nextStep: null, dueOn: null, invitation: null, starFormCode: null };
  return { phaseId, status, beganOn, activities: [], ...nothing };
}
