import { m } from "#messages";
import { fieldMessage } from "../../../../contract/field-messages.ts";
import { invalid, type Refusal } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { GivenAnswer } from "../../../vacancies/questions/answer.ts";
import { vacanciesOfQuestions } from "../../../vacancies/questions/question.queries.server.ts";
import type { WireAnswers } from "../application.calls.ts";

/** Answers by the vacancy that asks, or asked, them; or why they are answers to something else. */
export type SortedAnswers =
  | { status: "sorted"; of: (vacancyId: number) => GivenAnswer[] }
  | { status: "refused"; refusal: Refusal };

/** Sorts what was answered; an answer to what none of these vacancies ever asked is a wrong field. */
export async function sortAnswers(
  db: Db,
  { answers, vacancyIds, language }: { answers: WireAnswers; vacancyIds: readonly number[]; language: Language },
): Promise<SortedAnswers> {
  const given = (answers ?? []).map(({ questionId, value }) => ({ questionId, value: value ?? null }));
  const owners = await vacanciesOfQuestions(
    db,
    given.map(({ questionId }) => questionId),
  );
  const errors = given.flatMap(({ questionId }, at) => {
    if (vacancyIds.includes(owners.get(questionId) ?? 0)) return [];
    return [{ path: `answers.${at}.questionId`, code: "choice", message: fieldMessage("choice", language) }];
  });
  if (errors.length > 0) {
    return { status: "refused", refusal: invalid(m.contract_invalid_fields({}, { locale: language }), errors) };
  }
  return {
    status: "sorted",
    of: (vacancyId) => given.filter(({ questionId }) => owners.get(questionId) === vacancyId),
  };
}
