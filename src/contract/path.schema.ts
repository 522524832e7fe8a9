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
