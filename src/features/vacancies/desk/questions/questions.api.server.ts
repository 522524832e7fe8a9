import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages, fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, refuseWith, stale } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { questionsAsked } from "../../../applications/application.queries.server.ts";
import { changeQuestions, type QuestionsChanged } from "../../questions/change-questions.server.ts";
import { hasOptions, type QuestionKind, questionKinds, questionLimits } from "../../questions/question.ts";
import { refusedChange } from "../acts/refused-change.ts";
import { line, ofVacancy } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { changeQuestionsCall } from "./questions.calls.ts";

addFieldMessages({
  "too-few-options": m.desk_vacancies_question_few_options,
  "too-many-options": m.desk_vacancies_question_many_options,
  "too-many-questions": m.desk_vacancies_question_too_many,
  "option-twice": m.desk_vacancies_question_option_twice,
  "must-order": m.desk_vacancies_question_must_order,
});

/** Indonesian where there is no English text. */
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
  .superRefine(({ kind, options, must: rule }, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (hasOptions(kind) && options.length < questionLimits.leastOptions) wrong(["options"], "too-few-options");
    if (!hasOptions(kind) && options.length > 0) wrong(["options"], "choice");
    const texts = options.map(({ id }) => id);
    for (const at of texts.keys()) if (isTwice(texts, at)) wrong(["options", at, "id"], "option-twice");
    const fault = rule ? mustFault(kind, options.length, rule) : null;
    if (fault !== null) wrong(["must"], fault);
  });

const questionsForm = z.object({
  questions: z.array(question).max(questionLimits.questions, "too-many-questions"),
});

/** What a vacancy asks who applies (F17). */
export function questionsEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(changeQuestionsCall, {
    request: z.object({ path: ofVacancy, body: questionsForm }),
    answer: vacancyAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id }, body }, context) {
      const questions = body.questions.map(({ id: of, options = [], required = false, must, ...question }) => ({
        ...question,
        ...{ id: of ?? null, options, required, must: must ?? null },
      }));
      const editing = editingBy(context, platform.clock());
      const change = { id, version: context.ifMatch ?? 0, questions };
      const changed = await platform.database.transact((tx) => changeQuestions(tx, editing, questionsAsked, change));
      return tellChanged(platform, context, changed);
    },
  });
}

async function tellChanged(platform: Platform, context: StaffContext, changed: QuestionsChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellVacancy(platform, context, changed.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellVacancy(platform, context, changed.current));
    case "state-forbids":
      return refusedChange({ code: "state-forbids", stage: changed.stage }, context.language);
    case "needs-review":
      return refuseWith(409, "needs-review", m.desk_vacancies_questions_need_review({}, locale));
    case "question-unknown": {
      const message = fieldMessage("choice", context.language);
      const errors = [{ path: `questions.${changed.place}.id`, code: "choice", message }];
      return invalid(m.contract_invalid_fields({}, locale), errors);
    }
  }
}
