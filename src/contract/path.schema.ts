import { z } from "zod";
import { type Language, languages } from "../i18n/language.ts";
import { numberOfText } from "./field-values.ts";

/** `{lang}` of a path, in upper or lower case; anything else is 400. */
export const pathLanguage: z.ZodType<Language> = z.string().toLowerCase().pipe(z.enum(languages));

/** A numeric id of a path; text that is no number is 400. */
export const pathId: z.ZodType<number> = z
  .string()
  .regex(/^-?\d{1,15}$/, "number")
  .transform(Number);

/** An id in a query; text that is no number is 422 at its name. */
export const queryId = z.preprocess(numberOfText, z.int("number").positive("too-small").optional());

/** Rows that a list answers where no number is asked for. */
export const usualLimit = 50;

/** How many rows a list of the desk's answers. */
export const listLimit = z.preprocess(numberOfText, z.int().min(1, "too-small").max(200, "too-large").optional());

/** Rows that are counted exactly; beyond, a list says that there are more. */
export const mostCounted = 10_000;

/** How many rows a list has in all, as each list of the desk's says it. */
export const counted = (total: number) => ({ total: Math.min(total, mostCounted), totalIsMore: total > mostCounted });

/** The same in its schema. */
export const countedAnswer = { total: z.number(), totalIsMore: z.boolean() };
