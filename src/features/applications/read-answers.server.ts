import type { Db } from "../../platform/database/database.ts";
import { countMissed } from "../vacancies/questions/answer.ts";
import { questionsById } from "../vacancies/questions/question.queries.server.ts";
import type { AnswerValue, Question } from "../vacancies/questions/question.ts";
import { answerRows } from "./application.queries.server.ts";

/** A question in the words in which it was asked, with its answer; null: none was given. */
export interface AnsweredQuestion {
  question: Question;
  value: AnswerValue | null;
}

/** Questions and answers of applications, each in its order; one without questions is not in the map. */
export async function answersOfApplications(
  db: Db,
  applicationIds: readonly number[],
): Promise<Map<number, AnsweredQuestion[]>> {
  const rows = await answerRows(db, applicationIds);
  const questions = await questionsById(
    db,
    rows.map(({ questionId }) => questionId),
  );
  const answers = new Map<number, AnsweredQuestion[]>();
  for (const { applicationId, questionId, value } of rows) {
    const question = questions.get(questionId);
    if (question === undefined) continue;
    const before = answers.get(applicationId) ?? [];
    answers.set(applicationId, [...before, { question, value }]);
  }
  return answers;
}

/** Questions and answers of one application. */
export async function listAnswers(db: Db, applicationId: number): Promise<AnsweredQuestion[]> {
  return (await answersOfApplications(db, [applicationId])).get(applicationId) ?? [];
}

/** What an applicant answered in own words, one after the other. */
export async function getAnswerWords(db: Db, applicationId: number): Promise<string> {
  const answers = await listAnswers(db, applicationId);
  return answers.flatMap(({ value }) => (typeof value === "string" ? [value] : [])).join(" ");
}

/** How many answers are not what they must be; -1 where nothing must be so. It marks, and decides nothing. */
export async function countMissedRequirements(db: Db, applicationId: number): Promise<number> {
  return countMissed(await listAnswers(db, applicationId));
}
