import { z } from "zod";
import { isBlankList } from "../../../../ui/fields/bullet-text.ts";
import { draftSchemas } from "../../../drafts/portal/keep/draft-data.schema.ts";
import type { GivenResult, StarData } from "../../star.schema.ts";

/** What is typed, detail by detail, under `fieldOf`. */
const starValues = z.record(z.string(), z.string());
export type StarValues = z.output<typeof starValues>;

export const starDrafts = draftSchemas<StarValues>(starValues);

export type Question = StarData["questions"][number];

/** Name of a detail's field. */
export function fieldOf(questionId: number, detailId: number): string {
  return `q${questionId}d${detailId}`;
}

/** The form's fields with what the server kept. */
export function valuesOf(questions: readonly Question[]): StarValues {
  return Object.fromEntries(
    questions.flatMap(({ id, details, answer }) =>
      details.map((detail) => [fieldOf(id, detail.id), answer.find((one) => one.detailId === detail.id)?.text ?? ""]),
    ),
  );
}

/** The fields that the form has, with a draft's texts: a draft may be older than the form's last change. */
export function withDraft(saved: StarValues, draft: StarValues): StarValues {
  return Object.fromEntries(Object.entries(saved).map(([name, text]) => [name, draft[name] ?? text]));
}

/** Names of a question's fields that say nothing yet. */
export function lackingIn({ id, details }: Question, values: StarValues): string[] {
  return details.map((detail) => fieldOf(id, detail.id)).filter((name) => isBlankList(values[name] ?? ""));
}

/** What is sent. */
export function resultOf(questions: readonly Question[], values: StarValues): GivenResult {
  return questions.map(({ id, details }) => ({
    questionId: id,
    answer: details.map((detail) => ({ detailId: detail.id, text: values[fieldOf(id, detail.id)] ?? "" })),
  }));
}
