import { z } from "zod";
import { jsonDocument } from "../../../platform/database/json-document.ts";
import { type QuestionContent, questionKinds } from "./question.ts";

const both = z.object({ id: z.string(), en: z.string() });
const bound = z.number().nullable();

/** As it lies in its column: what was taken once is not judged again. */
const contentV1: z.ZodType<QuestionContent> = z.object({
  kind: z.enum(questionKinds),
  words: both,
  options: z.array(both),
  required: z.boolean(),
  must: z
    .union([z.object({ values: z.array(z.union([z.boolean(), z.number()])) }), z.object({ min: bound, max: bound })])
    .nullable(),
});

/** What a question says. */
export const questionDocument = jsonDocument<QuestionContent>(contentV1);
