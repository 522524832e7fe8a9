import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { positionOf } from "../applications/application.queries.server.ts";
import { allEntries, type QuestionnaireEntry } from "./questionnaire.queries.server.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { findWaiting, isOwnSurvey } from "./survey.queries.server.ts";
import type { ExistingAnswer } from "./survey.schema.ts";
import { ratings } from "./survey.ts";

function line({ id, idn, eng }: QuestionnaireEntry) {
  return { id, idn, eng };
}

/** What is asked now, rating by rating. */
export async function readQuestionnaire(db: Db): Promise<Questionnaire> {
  const shown = (await allEntries(db)).filter(({ isShown }) => isShown);
  const categories = shown
    .filter(({ kind }) => kind === "category")
    .map(({ id, idn, eng, ratings: brings }) => ({
      brings,
      category: {
        ...{ airsysCategoryID: id, idn, eng },
        questions: shown.filter(({ categoryId }) => categoryId === id).map(line),
      },
    }));
  const broughtBy = (rating: (typeof ratings)[number]) =>
    categories.flatMap(({ brings, category }) => (brings.includes(rating) ? [category] : []));
  return {
    dissatisfactionOptions: shown.filter(({ kind }) => kind === "dissatisfaction").map(line),
    experienceRatings: ratings.map((rating) => ({ rating, categories: broughtBy(rating) })),
  };
}

/** Whether a survey waits for an applicant, and what it asks. */
export async function readSurvey(
  db: Db,
  asked: { applicantId: number; transactionId: string | undefined; language: Language },
): Promise<ExistingAnswer> {
  const { applicantId, transactionId, language } = asked;
  const waiting = await findWaiting(db, applicantId, transactionId);
  const position = waiting ? await positionOf(db, waiting.applicationId) : null;
  return {
    isExisting: waiting !== undefined,
    transactionId: waiting?.transactionId ?? null,
    position: position?.[language] ?? null,
    ...(await readQuestionnaire(db)),
  };
}

/** True when the survey was offered to this applicant, answered or not. */
export async function isSurveyOf(db: Db, applicantId: number, transactionId: string): Promise<boolean> {
  return isOwnSurvey(db, applicantId, transactionId);
}
