import { m } from "#messages";
import type { Recommendation } from "../scorecard.ts";

/** What each recommendation is called. */
export const recommendationWords: Record<Recommendation, () => string> = {
  "strong-no": m.desk_scorecards_strong_no,
  no: m.desk_scorecards_no,
  yes: m.desk_scorecards_yes,
  "strong-yes": m.desk_scorecards_strong_yes,
};

/** Whether a recommendation is for going on. */
export const isYes = (recommendation: Recommendation) => recommendation.endsWith("yes");
