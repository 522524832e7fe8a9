import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { criterionLimits } from "../../vacancies/criteria/criterion.ts";
import { ratings, recommendations, scorecardLimits } from "../scorecard.ts";

addFieldMessages({
  unseeing: m.desk_scorecards_unseeing,
  "too-many-asked": m.desk_scorecards_too_many_asked,
  "day-past": m.desk_scorecards_day_past,
  "day-too-far": m.desk_scorecards_day_too_far,
  unrated: m.desk_scorecards_unrated,
  "no-recommendation": m.desk_scorecards_no_recommendation,
});

/** As forms send lines and as JSON has them: the same text. */
const text = (most: number) =>
  z
    .string("required")
    .overwrite((typed) => typed.replaceAll("\r\n", "\n"))
    .trim()
    .max(most, "too-long");

const judged = z.object({
  criterionId: z.int().positive(),
  rating: z.literal(ratings, "choice").nullable(),
  evidence: text(scorecardLimits.evidence),
});

export const written = z.object({
  ratings: z.array(judged).max(criterionLimits.most, "too-large"),
  recommendation: z.enum(recommendations, "choice").nullable(),
  summary: text(scorecardLimits.summary),
});

export const named = z.object({ id: z.number(), name: z.string() });

/** In the language that was asked for, or else in Indonesian. */
const criterion = z.object({
  id: z.number(),
  name: z.string(),
  hint: z.string(),
  lowest: z.string(),
  highest: z.string(),
});

export const sentAnswer = z.object({
  by: named,
  /** The newest first. */
  versions: z.array(z.object({ number: z.number(), at: z.string(), text: written })),
});

export const criteriaTold = z.array(criterion);
