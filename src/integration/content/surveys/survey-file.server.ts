import { z } from "zod";
import { ratings } from "../../../domain/surveys/surveys.ts";
import { both, slug } from "../../../platform/content-pack/pack-values.ts";

const line = z.strictObject({ slug, text: both });

const category = z.strictObject({
  slug,
  /** Which ratings bring it. */
  ratings: z.array(z.literal(ratings)).min(1),
  name: both,
  questions: z.array(line).min(1),
});

/** Front matter of `survey/survey.md`: everything that is asked after applying. */
export const surveyFile = z.strictObject({ categories: z.array(category).min(1), dissatisfaction: z.array(line) });

export type SurveyFile = z.infer<typeof surveyFile>;
