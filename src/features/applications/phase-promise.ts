import { addDays, daysBetween } from "../../i18n/calendar.ts";

/** What a phase under way is measured by; days are `YYYY-MM-DD`. */
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
  /** The promised day; once that is over, the next one. */
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
export function promiseOf(
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
