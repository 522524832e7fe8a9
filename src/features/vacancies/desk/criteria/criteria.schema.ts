import { z } from "zod";
import { criterionLimits } from "../../criteria/criterion.ts";
import { line } from "../vacancies.schema.ts";
import type { CriteriaAnswer } from "./criteria.calls.ts";

const both = (most: number) => z.strictObject({ id: line(most), en: line(most) });

/** Indonesian is needed; who reads English sees it where the English is missing. */
const name = z.strictObject({
  id: line(criterionLimits.name).pipe(z.string().min(1, "required")),
  en: line(criterionLimits.name),
});

const criterion = z.object({
  id: z.int().positive().optional(),
  name,
  hint: both(criterionLimits.hint),
  lowest: both(criterionLimits.meaning),
  highest: both(criterionLimits.meaning),
});

export const criteriaForm = z.object({
  criteria: z.array(criterion).min(1, "required").max(criterionLimits.most, "too-large"),
});

const texts = z.object({ id: z.string(), en: z.string() });

export const criteriaAnswer: z.ZodType<CriteriaAnswer> = z.object({
  version: z.number(),
  isLocked: z.boolean(),
  data: z.array(z.object({ id: z.number(), name: texts, hint: texts, lowest: texts, highest: texts })),
});
