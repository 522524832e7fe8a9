import { m } from "#messages";
import type { FieldError } from "../../../contract/reply.ts";
import type { Refused } from "../../account/refusal.tsx";
import type { QuestionValues } from "./question-values.ts";

const isNumber = (typed: string) => /^\s*(-?\d+([.,]\d+)?)?\s*$/.test(typed);

/** Bounds that are no numbers: they could not even be sent. */
export function boundFaults(questions: readonly QuestionValues[]): FieldError[] {
  return questions.flatMap(({ kind, mustMin, mustMax }, at) => {
    if (kind !== "number") return [];
    const bounds = [
      ["min", mustMin],
      ["max", mustMax],
    ] as const;
    return bounds.flatMap(([name, typed]) => {
      if (isNumber(typed)) return [];
      return [{ path: `questions.${at}.must.${name}`, code: "format", message: m.desk_vacancies_question_number() }];
    });
  });
}

const parts: Readonly<Record<string, () => string>> = {
  words: m.desk_vacancies_question_words,
  kind: m.desk_vacancies_question_kind,
  options: m.desk_vacancies_question_options,
  must: m.desk_vacancies_question_must,
};

/** What the summary of errors calls each field: the question, and its part. */
export function labelsOf({ errors }: Refused): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { path } of errors) {
    const [, at, part = ""] = path.split(".");
    const question = m.desk_vacancies_question_name({ place: Number(at ?? 0) + 1 });
    labels[path] = at === undefined ? m.desk_vacancies_questions_title() : joined(question, parts[part]?.());
  }
  return labels;
}

const joined = (question: string, part: string | undefined) => (part === undefined ? question : `${question}, ${part}`);
