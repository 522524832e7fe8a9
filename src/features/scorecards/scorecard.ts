/** How an application meets a criterion, from 1 to 4. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

/** A scorecard's recommendation. */
export const recommendations = ["strong-no", "no", "yes", "strong-yes"] as const;
export type Recommendation = (typeof recommendations)[number];

/** Characters of a scorecard's texts (recruiting §4). */
export const scorecardLimits = { evidence: 1_000, summary: 2_000 } as const;

/** How far ahead a scorecard may be asked for, in days. */
export const mostDaysAhead = 90;

/** How one criterion is met. */
export interface CriterionRating {
  criterionId: number;
  /** null while it is not judged. */
  rating: Rating | null;
  evidence: string;
}

/** A scorecard's content. */
export interface ScorecardText {
  ratings: readonly CriterionRating[];
  /** null while it is unknown. */
  recommendation: Recommendation | null;
  summary: string;
}

export const emptyText: ScorecardText = { ratings: [], recommendation: null, summary: "" };

/** `none`: nobody asked for it and nothing of it is written. */
export type ScorecardState = "none" | "asked" | "draft" | "sent";

/** A scorecard's data beside its content. */
export interface ScorecardFacts {
  askedAt: Date | null;
  /** `YYYY-MM-DD` until when it is asked for. */
  dueOn: string | null;
  sentAt: Date | null;
  hasDraft: boolean;
}

export function getState({ askedAt, sentAt, hasDraft }: ScorecardFacts): ScorecardState {
  if (sentAt !== null) return "sent";
  if (hasDraft) return "draft";
  return askedAt === null ? "none" : "asked";
}

/** Whether someone was asked and has not sent it: until then others' stay hidden from them (recruiting §6). */
export const isOwed = ({ askedAt, sentAt }: Pick<ScorecardFacts, "askedAt" | "sentAt">) =>
  askedAt !== null && sentAt === null;

/** A scorecard's ratings of these criteria, each once and in their order. */
export function inOrder(
  { ratings: storedRatings, ...text }: ScorecardText,
  criterionIds: readonly number[],
): ScorecardText {
  const byId = new Map(storedRatings.map((one) => [one.criterionId, one]));
  return {
    ratings: criterionIds.map((criterionId) => byId.get(criterionId) ?? { criterionId, rating: null, evidence: "" }),
    ...text,
  };
}

/** A scorecard's missing parts: criteria without a rating, and whether the recommendation is missing. */
export function missingIn(text: ScorecardText, criterionIds: readonly number[]) {
  const { ratings: orderedRatings, recommendation } = inOrder(text, criterionIds);
  const unrated = orderedRatings.filter(({ rating }) => rating === null).map(({ criterionId }) => criterionId);
  return { unrated, lacksRecommendation: recommendation === null };
}
