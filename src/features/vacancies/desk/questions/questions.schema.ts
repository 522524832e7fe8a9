import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-messages.ts";
import { hasOptions, type QuestionKind, questionKinds, questionLimits } from "../../questions/question.ts";
import { line } from "../vacancies.schema.ts";
import type { DeskQuestion } from "./desk-question.ts";

addFieldMessages({
  "too-few-options": m.desk_vacancies_question_few_options,
  "too-many-options": m.desk_vacancies_question_many_options,
  "too-many-questions": m.desk_vacancies_question_too_many,
  "option-twice": m.desk_vacancies_question_option_twice,
  "must-order": m.desk_vacancies_question_must_order,
});

/** What nobody wrote in English is told in Indonesian. */
const both = (most: number) =>
  z.object({ id: line(most).pipe(z.string().min(1, "required")), en: line(most).default("") });

const bound = z.number().min(-questionLimits.number, "too-small").max(questionLimits.number, "too-large").nullable();

const values = z
  .array(z.union([z.boolean(), z.int()]))
  .min(1, "required")
  .max(questionLimits.options, "too-large");
const must = z.union([z.object({ values }), z.object({ min: bound, max: bound })]);

type Must = z.output<typeof must>;

/** What is wrong with a must for a question of this kind; null for nothing. */
function mustFault(kind: QuestionKind, options: number, must: Must): string | null {
  if ("values" in must) {
    const isYesNo = kind === "yesNo" && must.values.every((value) => typeof value === "boolean");
    const isPlaces = (value: unknown) => typeof value === "number" && value >= 1 && value <= options;
    const isOptions = hasOptions(kind) && must.values.every(isPlaces);
    return (isYesNo || isOptions) && new Set(must.values).size === must.values.length ? null : "choice";
  }
  if (kind !== "number") return "choice";
  if (must.min === null && must.max === null) return "required";
  return must.min !== null && must.max !== null && must.min > must.max ? "must-order" : null;
}

const isTwice = (texts: readonly string[], at: number) =>
  texts.findIndex((text) => text.toLowerCase() === texts[at]?.toLowerCase()) !== at;

const question = z
  .object({
    id: z.int().positive().nullish(),
    kind: z.enum(questionKinds),
    words: both(questionLimits.words),
    options: z.array(both(questionLimits.option)).max(questionLimits.options, "too-many-options").default([]),
    required: z.boolean().default(false),
    must: must.nullish(),
  })
  .superRefine(({ kind, options, must: wanted }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (hasOptions(kind) && options.length < questionLimits.leastOptions) wrong(["options"], "too-few-options");
    if (!hasOptions(kind) && options.length > 0) wrong(["options"], "choice");
    const texts = options.map(({ id }) => id);
    for (const at of texts.keys()) if (isTwice(texts, at)) wrong(["options", at, "id"], "option-twice");
    const fault = wanted ? mustFault(kind, options.length, wanted) : null;
    if (fault !== null) wrong(["must"], fault);
  });

export const questionsForm = z.object({
  questions: z.array(question).max(questionLimits.questions, "too-many-questions"),
});

const told = z.object({ id: z.string(), en: z.string() });

export const deskQuestion: z.ZodType<DeskQuestion> = z.object({
  id: z.number(),
  originId: z.number(),
  version: z.number(),
  isAsked: z.boolean(),
  kind: z.enum(questionKinds),
  words: told,
  options: z.array(told),
  required: z.boolean(),
  must: z
    .union([
      z.object({ values: z.array(z.union([z.boolean(), z.number()])) }),
      z.object({ min: z.number().nullable(), max: z.number().nullable() }),
    ])
    .nullable(),
});
