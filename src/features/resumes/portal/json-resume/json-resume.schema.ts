import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { changeSchema, jsonResumeSchema } from "../../json-resume/json-resume.ts";
import { leftOutSections } from "../../json-resume/left-out.ts";

/** Nothing but the language that is spoken. */
export const languageAsked = z.object({ query: z.object({ lang: pathLanguage.optional() }) });

export const jsonResumeAnswer = z.object({ data: jsonResumeSchema });

/** As a form ticks it, or as JSON says it. */
const isDryRun = z
  .union([
    z.boolean(),
    z.literal(["true", "1", "on"]).transform(() => true),
    z.literal(["false", "0"]).transform(() => false),
  ])
  .nullish();

/** A chosen file, its text, or the resume itself; whether it is one the task says. */
const file = z.preprocess(
  blankIsAbsent,
  z.union([z.file(), z.string(), z.record(z.string(), z.unknown())], "required"),
);

export const importRequest = z.object({
  body: z.object({ file, dryRun: isDryRun, lang: z.preprocess(blankIsAbsent, z.string().optional()) }),
});

/** What of the file is not taken, by part of it (our addition). */
const leftOut = z.object({ section: z.enum(leftOutSections), count: z.int().positive() });

export const importAnswer = z.object({
  data: z.object({ changes: z.array(changeSchema), leftOut: z.array(leftOut) }),
});
