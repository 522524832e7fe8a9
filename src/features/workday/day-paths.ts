import { addDays } from "../../i18n/calendar.ts";
import type { MorningLine } from "./day-numbers.ts";

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
