import { z } from "zod";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { helpIcons } from "../help-icons.ts";
import { longestSearch } from "./search-length.ts";

/** A part of a category; `questions` counts those shown (our addition). */
export const helpSubcategory = z.object({ subCategoryId: z.number(), name: z.string(), questions: z.number() });

export const helpCategory = z.object({
  categoryId: z.number(),
  name: z.string(),
  icon: z.enum(helpIcons),
  subcategories: z.array(helpSubcategory),
  /** Our additions: one sentence about it, how many questions, and words often looked for here, or null. */
  summary: z.string(),
  questions: z.number(),
  search: z.string().nullable(),
});

export const helpQuestion = z.object({
  questionId: z.number(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  /** Our additions: where it belongs, and since when it says so (ISO 8601). */
  categoryId: z.number(),
  subCategoryId: z.number().nullable(),
  updatedAt: z.string(),
});

const inLanguage = z.object({ lang: pathLanguage });

export const categoriesRequest = z.object({ path: inLanguage });
export const categoriesAnswer = z.object({ categories: z.array(helpCategory), mostAsked: z.array(helpQuestion) });

export const categoryQuestionsRequest = z.object({
  path: z.object({ categoryId: pathId, lang: pathLanguage }),
  /** Absent or 0: the whole category. */
  body: z.object({ SubCategoryId: z.preprocess(blankIsAbsent, z.int().default(0)) }),
});
export const categoryQuestionsAnswer = z.object({ questions: z.array(helpQuestion) });

export const searchRequest = z.object({
  path: inLanguage,
  body: z.object({ Question: z.preprocess(blankIsAbsent, z.string().max(longestSearch).default("")) }),
});
export const searchAnswer = z.object({
  questions: z.array(helpQuestion),
  /** Our addition: the words as they were probably meant; the questions are those of these words. */
  didYouMean: z.string().optional(),
});

export const voiceRequest = z.object({ body: z.object({ Id: z.int(), IsLike: z.boolean() }) });
export const viewRequest = z.object({ body: z.object({ Id: z.int() }) });
export const emptyAnswer = z.object({});

export const contactRequest = z.object({ body: z.object({ lang: z.string().optional() }) });
/** Texts that the list lacks are "". */
export const contactAnswer = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  hours: z.string(),
  /** Our addition: what to ask here. */
  description: z.string(),
});
