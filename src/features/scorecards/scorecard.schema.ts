import { z } from "zod";
import { ratings, recommendations, type ScorecardText } from "./scorecard.ts";

/** As it lies in its columns: what was taken once is not judged again. */
export const scorecardTextV1: z.ZodType<ScorecardText> = z.object({
  ratings: z.array(z.object({ criterionId: z.int(), rating: z.literal(ratings).nullable(), evidence: z.string() })),
  recommendation: z.enum(recommendations).nullable(),
  summary: z.string(),
});
