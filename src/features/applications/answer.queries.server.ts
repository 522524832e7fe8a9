import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonValue } from "../../platform/database/json-document.ts";
import type { Answered } from "../vacancies/questions/answer.ts";
import type { AnswerValue } from "../vacancies/questions/question.ts";
import "./application.tables.ts";

const valueV1: z.ZodType<AnswerValue> = z.union([z.boolean(), z.number(), z.string(), z.array(z.number())]);

/** What was answered to one question. */
export const answerDocument = jsonValue<AnswerValue>(valueV1);

/** Keeps what was asked and answered with an application, in that order. */
export async function insertAnswers(tx: Tx, applicationId: number, answers: readonly Answered[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ questionId, value }, place) => ({
    ...{ application_id: applicationId, question_id: questionId, place },
    value: value === null ? null : answerDocument.write(value),
  }));
  await tx.insertInto("application_answers").values(rows).execute();
}

/** What was asked and answered with these applications, each in its order. */
export async function answerRows(db: Db, applicationIds: readonly number[]) {
  const rows = await db
    .selectFrom("application_answers")
    .select(["application_id as applicationId", "question_id as questionId", "value"])
    .where("application_id", "in", [0, ...applicationIds])
    .orderBy("application_id")
    .orderBy("place")
    .execute();
  return rows.map((row) => ({ ...row, value: row.value === null ? null : answerDocument.read(row.value) }));
}

/** Which of these questions somebody was asked who applied, be it answered or not. */
export async function questionsAsked(db: Db, questionIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("application_answers")
    .select("question_id")
    .distinct()
    .where("question_id", "in", [0, ...questionIds])
    .execute();
  return new Set(rows.map(({ question_id }) => question_id));
}

/** Forgets what a person answered, in all applications. */
export async function deleteAnswers(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("applications").select("id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("application_answers").where("application_id", "in", own).execute();
}
