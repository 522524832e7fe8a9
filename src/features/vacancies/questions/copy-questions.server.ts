import type { Tx } from "../../../platform/database/database.ts";
import { insertQuestion, listQuestions } from "./question.queries.server.ts";
import type { Question, QuestionContent } from "./question.ts";

/** Makes a vacancy that asks nothing yet ask this. */
export async function askQuestions(
  tx: Tx,
  vacancyId: number,
  contents: readonly QuestionContent[],
): Promise<Question[]> {
  for (const [place, content] of contents.entries()) {
    await insertQuestion(tx, { vacancyId, place, content, originId: null, version: 1 });
  }
  return listQuestions(tx, vacancyId);
}

/** Lets a new vacancy ask what another one asks; they share nothing from then on. */
export async function copyQuestions(tx: Tx, from: number, to: number): Promise<void> {
  await askQuestions(tx, to, await listQuestions(tx, from));
}
