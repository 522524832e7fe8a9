import { jakartaDay } from "../../i18n/calendar.ts";

/** CategoryType of the wire: 1 Student/Fresh Graduate, 2 Professional (readings, "CategoryType and jenjang"). */
export const categories = [1, 2] as const;
export type Category = (typeof categories)[number];

/** Empty lists, category 0 and a salary from 0 are all. */
export interface Filters {
  companies: readonly number[];
  functions: readonly number[];
  category: Category | 0;
  /** Provinces, regencies and cities of the list "domicile"; a province is all that lies in it. */
  places: readonly number[];
  kinds: readonly EmploymentType[];
  /** One of {@link salarySteps}: what says that it may pay as much. */
  salaryFrom: SalaryStep | 0;
}

export const noFilters: Filters = {
  companies: [],
  functions: [],
  category: 0,
  places: [],
  kinds: [],
  salaryFrom: 0,
};

/** Rupiah a month from which one may look; no others, so that an index can know them. */
export const salarySteps = [3_000_000, 5_000_000, 7_000_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000] as const;
export type SalaryStep = (typeof salarySteps)[number];

/** Ways to order a list; `relevance` without a search text is `newest`. */
export const sorts = ["newest", "closing", "relevance"] as const;
export type Sort = (typeof sorts)[number];

/** The same for a list that knows a place to start from; `nearest` without one is as if nothing were asked. */
export const listSorts = [...sorts, "nearest"] as const;
export type ListSort = (typeof listSorts)[number];

/** Vacancies of one page of the list (§9). */
export const pageSize = 12;

/** The number of pages that so many rows fill. */
export function lastPage(rows: number): number {
  return Math.max(1, Math.ceil(rows / pageSize));
}

/** Hits of a text search that are counted; above that the answer says "more". */
export const countedHits = 1000;

/** schema.org's words of employment that have a text of their own; any other text stands for itself. */
export const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

const dayMs = 86_400_000;

/** Midnight in Asia/Jakarta at which a day (`YYYY-MM-DD`) begins. */
export function dayBegins(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** The first moment at which a vacancy is closed: it is open through the last second of its last day. */
export function closingMoment(endDay: string): Date {
  return new Date(dayBegins(endDay).getTime() + dayMs);
}

/** The day that lies `days` after `day`. */
export function addDays(day: string, days: number): string {
  return jakartaDay(new Date(dayBegins(day).getTime() + days * dayMs));
}

/** The channels that applications come by (master data "platforms"): career site, job fair, partner. */
export const platformIds = [1, 2, 3] as const;
export type PlatformId = (typeof platformIds)[number];
