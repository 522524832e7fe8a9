import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { chosenIds, wrongChoices } from "./questionnaire.ts";
import { readQuestionnaire } from "./read-survey.server.ts";
import { isOwnSurvey, writeAnswer } from "./survey.queries.server.ts";
import type { GivenRating } from "./survey.schema.ts";

export type Rated = { status: "rated" | "survey-invalid" | "survey-answered" } | { status: "wrong"; paths: string[] };

/** Takes the answer to a survey; the first one counts, however many come at once. */
export async function answerSurvey(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  given: GivenRating,
): Promise<Rated> {
  const { db } = database;
  const paths = wrongChoices(await readQuestionnaire(db), given);
  if (paths.length > 0) return { status: "wrong", paths };
  const { transactionId, rating } = given;
  const comment = given.comment?.trim() || null;
  const answer = { rating, chosen: chosenIds(given), comment };
  const write = (tx: Tx) => writeAnswer(tx, { applicantId, transactionId }, answer, clock());
  if (await database.transact(write)) return { status: "rated" };
  return { status: (await isOwnSurvey(db, applicantId, transactionId)) ? "survey-answered" : "survey-invalid" };
}
