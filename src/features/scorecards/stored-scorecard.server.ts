import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import { ratings, recommendations, type ScorecardText } from "./scorecard.ts";

/** As it lies in its columns: what was taken once is not judged again. */
const scorecardTextV1: z.ZodType<ScorecardText> = z.object({
  ratings: z.array(z.object({ criterionId: z.int(), rating: z.literal(ratings).nullable(), evidence: z.string() })),
  recommendation: z.enum(recommendations).nullable(),
  summary: z.string(),
});

/** What is written and not sent, and every version that was sent, as they lie in their columns. */
export const scorecardDocument = jsonDocument<ScorecardText>(scorecardTextV1);
