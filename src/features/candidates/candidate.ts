import type { Action } from "../../contract/action.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import type { Language } from "../../i18n/language.ts";
import { actKinds } from "../applications/act/act.schema.ts";
import type { DoneBy } from "../audit/trail.ts";
import type { Reach } from "../companies/policies.ts";
import type { Outcome } from "../decisions/standing.ts";

/** Sort keys of the desk's table. */
export const candidateSorts = [
  "name",
  "score",
  "degree",
  "institution",
  "experience",
  "domicile",
  "salary",
  "applied",
  "waiting",
  "source",
  "must",
  "stars",
] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/**
 * What waits: past the promised day; promised for today; for tomorrow or the day after; later; within two days, today
 * among them; never opened by the company.
 */
export const waitingFilters = ["late", "today", "near", "far", "soon", "unopened"] as const;
export type WaitingFilter = (typeof waitingFilters)[number];

/** Which decisions wait to be sent: of a kind, or none. */
export const scheduledFilters = ["none", ...actKinds] as const;
export type ScheduledFilter = (typeof scheduledFilters)[number];

/** How many of the answers that a vacancy must have are missed. */
export const mustFilters = ["none", "one", "more"] as const;
export type MustFilter = (typeof mustFilters)[number];

/** Steps of experience in months: up to here, exclusive, is one. */
export const experienceSteps = [12, 36, 60, 120] as const;

/** A whole number from and to, both inclusive; null where it is open. */
export interface Span<Value = number> {
  from: Value | null;
  to: Value | null;
}

/** Which applications are wanted; an empty list, text or open span narrows nothing. */
export interface CandidateFilter {
  vacancyIds: readonly number[];
  companyIds: readonly number[];
  /** A phase, those that ended, or all. */
  tab: number | "ended" | "all";
  words: string;
  score: Span;
  stars: readonly number[];
  degreeIds: readonly number[];
  institutionIds: readonly number[];
  domicileIds: readonly number[];
  /** Months. */
  experience: Span;
  /** Rupiah a month. */
  salary: Span;
  /** `YYYY-MM-DD`. */
  applied: Span<string>;
  waiting: readonly WaitingFilter[];
  must: readonly MustFilter[];
  /** As `source_key` has them. */
  sources: readonly string[];
  outcomes: readonly Outcome[];
  scheduled: readonly ScheduledFilter[];
  /** Of their vacancies. */
  ownerIds: readonly number[];
  /** Members of staff whose decision was sent last. */
  deciderIds: readonly number[];
}

/** A filter that narrows nothing. */
export const everyCandidate: CandidateFilter = {
  ...{ vacancyIds: [], companyIds: [], tab: "all", words: "", stars: [], degreeIds: [], institutionIds: [] },
  ...{ domicileIds: [], waiting: [], must: [], sources: [] },
  ...{ outcomes: [], scheduled: [], ownerIds: [], deciderIds: [] },
  ...{ score: { from: null, to: null }, experience: { from: null, to: null }, salary: { from: null, to: null } },
  applied: { from: null, to: null },
};

/** The columns whose values are counted beside the table, as a query names them. */
export const facetNames = [
  "outcome",
  "scheduled",
  "vacancyId",
  "companyId",
  "ownerId",
  "decidedBy",
  "score",
  "stars",
  "degree",
  "institution",
  "domicile",
  "experience",
  "waiting",
  "must",
  "source",
] as const;
export type FacetName = (typeof facetNames)[number];

/** A reader's view of an application: hidden as long as the vacancy is blind; reduced for hiring managers. */
export interface Sight {
  isHidden: boolean;
  isReduced: boolean;
}

/** Who of staff asks, by which right, and how far that goes. */
export interface Asking {
  by: DoneBy;
  /** The row of the policies that lets them. */
  needed: Action;
  reach: Reach;
  language: Language;
}

// Every answer about a hidden person goes through these functions.

interface Row {
  is_hidden: boolean;
  is_gone: boolean;
}

/**
 * Free text of the person, which may reveal who they are (recruiting §11); null while that is hidden.
 */
export function ownWords({ is_hidden, is_gone }: Row, text: string | null | undefined): string | null {
  return is_hidden || is_gone || text === undefined || text === "" ? null : text;
}

/** When something happened; of someone hidden the day alone, since two moments close together may be one person's. */
export function getSeenMoment({ is_hidden }: Pick<Row, "is_hidden">, at: Date): string {
  return is_hidden ? jakartaDay(at) : at.toISOString();
}
