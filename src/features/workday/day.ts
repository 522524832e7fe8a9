import { addDays } from "../../i18n/calendar.ts";

/** Days of promises that are left, each a number of applications. */
export interface PromisedNumbers {
  late: number;
  today: number;
  near: number;
  far: number;
}

/** Open tasks of a member of staff; null where they have no right to them. */
export interface DayNumbers {
  /** Who waits for a promised answer. */
  promised: PromisedNumbers | null;
  /** Applied since yesterday began. */
  fresh: number | null;
  /** Called in notes, and not read yet. */
  mentions: number;
  /** Vacancies that came back, and not read yet. */
  returned: number;
  /** One's own acts that are held, and when the next one leaves. */
  held: { count: number; next: Date | null } | null;
  /** Vacancies whose review may be one's own. */
  reviews: number | null;
  /** Vacancies that close within three days. */
  closing: number | null;
  /** Scorecards that one was asked for and has not sent. */
  owed: number;
  /** Vacancies of which an import contradicts what was edited here. */
  conflicts: number | null;
  /** One's own jobs that are done, and not read of yet. */
  jobsDone: number;
}

/** The morning mail's content, in its order: open tasks, not what continues automatically. */
export const morningLines = ["late", "today", "owed", "mentions", "returned", "reviews", "conflicts"] as const;
export type MorningLine = (typeof morningLines)[number];

/** How many of each wait; what there is none of is left out. */
export function waitingIn(day: DayNumbers): [MorningLine, number][] {
  const { promised, owed, mentions, returned, reviews, conflicts } = day;
  const numbers = {
    ...{ late: promised?.late ?? 0, today: promised?.today ?? 0, owed, mentions, returned },
    ...{ reviews: reviews ?? 0, conflicts: conflicts ?? 0 },
  };
  return morningLines.flatMap((line) => (numbers[line] > 0 ? [[line, numbers[line]]] : []));
}

/** Monday to Friday: national holidays are in no list of the product's. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Which applications wait, as lists of the desk's ask for them. */
export const waitingKinds = ["late", "today", "near", "far"] as const;
export type WaitingKind = (typeof waitingKinds)[number];

const only = (companyIds: readonly number[]) => companyIds.map((id) => `&companyId=${id}`).join("");

/**
 * The list of everybody who waits so.
 * @param companyIds the companies that are meant, where the list shows others too
 */
export function waitingPath(waiting: WaitingKind, companyIds: readonly number[]): string {
  return `/staff/applications?waiting=${waiting}${only(companyIds)}`;
}

/** Who applied since yesterday began; `today` is `YYYY-MM-DD`. */
export function freshPath(today: string, companyIds: readonly number[]): string {
  return `/staff/applications?appliedFrom=${addDays(today, -1)}${only(companyIds)}`;
}

/** Where what a line counts is seen. */
export function linePath(line: MorningLine, companyIds: readonly number[]): string {
  switch (line) {
    case "late":
    case "today":
      return waitingPath(line, companyIds);
    case "owed":
      return "/staff#owed";
    case "conflicts":
      return "/staff/conflicts";
    case "mentions":
      return "/staff/notices?kind=mention&unread=true";
    case "returned":
      return "/staff/notices?kind=returned&unread=true";
    case "reviews":
      return "/staff/vacancies?review=mine";
  }
}
