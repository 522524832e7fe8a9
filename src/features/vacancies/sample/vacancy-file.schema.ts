import { z } from "zod";
import { categories, employmentTypes } from "../vacancy.ts";

const both = z.object({ id: z.string().min(1), en: z.string().min(1) });

/** Front matter of `content/sample/vacancies/<code>.md`; days count from the day of loading. */
export const vacancyFile = z.object({
  code: z.string().min(1),
  /** Slug of a company. */
  company: z.string().min(1),
  /** The exact Indonesian name of a function. */
  function: z.string().min(1),
  category: z.literal(categories),
  title: both,
  location: z.string().min(1),
  employmentType: z.enum(employmentTypes),
  salary: z.object({ min: z.int().positive(), max: z.int().positive() }).optional(),
  openings: z.int().positive(),
  replyDays: z.int().positive().optional(),
  posted: z.int(),
  closes: z.int(),
});
