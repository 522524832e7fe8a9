export {
  type CriterionRating,
  mostDaysAhead,
  type Rating,
  type Recommendation,
  ratings,
  recommendations,
  type ScorecardText,
  scorecardLimits,
} from "./scorecard.ts";
