import { documentBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { Must, QuestionKind } from "../../questions/question.ts";
import type { BothTexts, DeskVacancyAnswer, OfVacancy } from "../vacancies.calls.ts";

/** A question as the desk writes it; with an id it is one that the vacancy asks, edited or not. */
export interface QuestionBody {
  id?: number | null | undefined;
  kind: QuestionKind;
  words: BothTexts;
  /** Of `choice` and `choices`; an answer names them by their place, from 1. */
  options?: BothTexts[] | undefined;
  required?: boolean | undefined;
  must?: { values: (boolean | number)[] } | Extract<Must, { min: number | null }> | null | undefined;
}

/** What a vacancy asks, in this order and nothing else; it counts at once. */
export const changeQuestionsCall = defineDeskCall<
  OfVacancy & { body: { questions: QuestionBody[] } },
  DeskVacancyAnswer,
  { current: DeskVacancyAnswer; stage: string }
>()({
  method: "PUT",
  path: "staff/vacancies/{id}/questions",
  needs: "posting.edit",
  who: "staff",
  limits: documentBody,
  versioned: true,
});
