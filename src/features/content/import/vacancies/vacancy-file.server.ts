import { z } from "zod";
import { both, packDay, slug } from "../../../../platform/operations/content-pack/pack-values.ts";
import { categories, employmentTypes } from "../../../vacancies/vacancy.ts";

/** Front matter of a pack's `vacancies/<code>.md`. */
export const vacancyFile = z.strictObject({
  code: z.string().min(1).max(300),
  /** Slug of a company. */
  company: slug,
  /** The name of a function, in either language. */
  function: z.string().min(1),
  category: z.literal(categories),
  title: both,
  location: z.string().min(1),
  employmentType: z.enum(employmentTypes),
  salary: z
    .strictObject({ min: z.int().positive(), max: z.int().positive() })
    .refine(({ min, max }) => min <= max, "min is above max")
    .optional(),
  openings: z.int().positive(),
  replyDays: z.int().positive().optional(),
  posted: packDay,
  closes: packDay,
});

/** The texts of the body, by heading. */
export const vacancyTexts = ["description.id", "requirement.id", "description.en", "requirement.en"] as const;
