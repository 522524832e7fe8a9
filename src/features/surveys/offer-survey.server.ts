import { randomBytes } from "node:crypto";
import type { Tx } from "../../platform/database/database.ts";
import { hasQuestions } from "./questionnaire.queries.server.ts";
import { insertSurvey, wasOfferedSince } from "./survey.queries.server.ts";
import { daysBetweenSurveys } from "./survey.ts";

const dayMs = 86_400_000;

/**
 * Offers a survey to somebody who has just applied, in the transaction of the application (promise 14); nobody is asked
 * twice within thirty days, and nobody while there is nothing to ask.
 */
export async function offerSurvey(
  tx: Tx,
  { applicantId, applicationId }: { applicantId: number; applicationId: number },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - daysBetweenSurveys * dayMs);
  if ((await wasOfferedSince(tx, applicantId, since)) || !(await hasQuestions(tx))) return;
  await insertSurvey(tx, { applicantId, applicationId, transactionId: randomBytes(16).toString("base64url") }, now);
}
