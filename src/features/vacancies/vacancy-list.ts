import type { VacancyState } from "./states/vacancy-state.ts";

/** Ways to order the desk's list: by number, or by the last day; `-` is from the end. */
export const deskSorts = ["-id", "id", "closes", "-closes"] as const;
export type DeskSort = (typeof deskSorts)[number];

/** Within how many days a vacancy closes, as the list asks. */
export const closingWithin = [3, 7, 30] as const;
export type ClosingWithin = (typeof closingWithin)[number];

/** Which vacancies are wanted; what is not said narrows nothing. */
export interface DeskVacancyFilter {
  state?: VacancyState | undefined;
  /** Words of the title, or a part of the code. */
  q?: string | undefined;
  companyId?: number | undefined;
  functionId?: number | undefined;
  ownerId?: number | undefined;
  closing?: ClosingWithin | undefined;
  /** A member who did not edit it last: it waits for a review that may be theirs. */
  reviewer?: number | undefined;
}

/** The last row of a page, after which the next one begins. */
export interface AfterRow {
  id: number;
  closesAt: Date;
}

/** Rows that are counted exactly; above that a list says "more" (recruiting §7). */
export const countedRows = 10_000;
