/** How content one may be, from not at all to very much (§9 "survey ratings 1 to 5"). */
export const ratings = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof ratings)[number];

/** Nobody is asked more often than once in so many days (readings, "Survey"). */
export const daysBetweenSurveys = 30;

/** Longest comment (wire: texts of several lines). */
export const longestComment = 2000;

/** Ratings up to this one are asked what was dissatisfying. */
export const dissatisfiedUpTo = 3;

/** The page of a survey (R2), by its random transaction id. */
export function surveyPath(transactionId: string): string {
  return `/NPS/Application?id=${encodeURIComponent(transactionId)}`;
}
