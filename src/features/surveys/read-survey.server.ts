import { randomBytes } from "node:crypto";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPosition } from "../applications/application.queries.server.ts";
import {
  allEntries,
  findAbout,
  findWaiting,
  hasQuestions,
  insertSurvey,
  isOwnSurvey,
  type QuestionnaireEntry,
  wasOfferedSince,
  writeAnswer,
} from "./survey.queries.server.ts";
import type { ExistingAnswer, GivenRating } from "./survey.schema.ts";
import { daysBetweenSurveys, ratings, surveyPath } from "./survey.ts";

function line({ id, idn, eng }: QuestionnaireEntry) {
  return { id, idn, eng };
}

/** The current questions, rating by rating. */
async function readQuestionnaire(db: Db): Promise<Questionnaire> {
  const visible = (await allEntries(db)).filter(({ isShown }) => isShown);
  const categories = visible
    .filter(({ kind }) => kind === "category")
    .map(({ id, idn, eng, ratings: brings }) => ({
      brings,
      category: {
        ...{ airsysCategoryID: id, idn, eng },
        questions: visible.filter(({ categoryId }) => categoryId === id).map(line),
      },
    }));
  const broughtBy = (rating: (typeof ratings)[number]) =>
    categories.flatMap(({ brings, category }) => (brings.includes(rating) ? [category] : []));
  return {
    dissatisfactionOptions: visible.filter(({ kind }) => kind === "dissatisfaction").map(line),
    experienceRatings: ratings.map((rating) => ({ rating, categories: broughtBy(rating) })),
  };
}

/** Whether a survey waits for an applicant, and what it asks. */
export async function readSurvey(
  db: Db,
  request: { applicantId: number; transactionId: string | undefined; language: Language },
): Promise<ExistingAnswer> {
  const { applicantId, transactionId, language } = request;
  const waiting = await findWaiting(db, applicantId, transactionId);
  const position = waiting ? await findPosition(db, waiting.applicationId) : null;
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

const dayMs = 86_400_000;

/**
 * Offers a survey to someone who has just applied, in the transaction of the application (promise 14); nobody is asked
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

/** Where the survey about an application is answered; null when none waits. */
export async function surveyAbout(
  db: Db,
  about: { applicantId: number; applicationId: number },
): Promise<string | null> {
  const waiting = await findAbout(db, about.applicantId, about.applicationId);
  return waiting ? surveyPath(waiting.transactionId) : null;
}

export type Rated = { status: "rated" | "survey-invalid" | "survey-answered" } | { status: "wrong"; paths: string[] };

/** Takes the answer to a survey; the first one counts, however many come at once. */
export async function answerSurvey(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  givenRating: GivenRating,
): Promise<Rated> {
  const { db } = database;
  const paths = wrongChoices(await readQuestionnaire(db), givenRating);
  if (paths.length > 0) return { status: "wrong", paths };
  const { transactionId, rating } = givenRating;
  const comment = givenRating.comment?.trim() || null;
  const answer = { rating, chosen: chosenIds(givenRating), comment };
  const write = (tx: Tx) => writeAnswer(tx, { applicantId, transactionId }, answer, clock());
  if (await database.transact(write)) return { status: "rated" };
  return { status: (await isOwnSurvey(db, applicantId, transactionId)) ? "survey-answered" : "survey-invalid" };
}

/** Offers the demonstration applicant a survey about an application. @returns its transaction id, null without questions */
export async function seedDemonstrationSurvey(
  { database, clock }: Pick<Platform, "database" | "clock">,
  about: { applicantId: number; applicationId: number },
): Promise<string | null> {
  await database.transact((tx) => offerSurvey(tx, about, clock()));
  return (await findAbout(database.db, about.applicantId, about.applicationId))?.transactionId ?? null;
}

/** A survey's questions. */
type Questionnaire = Pick<ExistingAnswer, "experienceRatings" | "dissatisfactionOptions">;

/** Dotted paths of what was chosen and is not asked at that rating. */
function wrongChoices(questionnaire: Questionnaire, givenRating: GivenRating): string[] {
  const categories =
    questionnaire.experienceRatings.find(({ rating }) => rating === givenRating.rating)?.categories ?? [];
  const inCategories = givenRating.categories.flatMap(({ airsysCategoryID, questions }, at) => {
    const category = categories.find((one) => one.airsysCategoryID === airsysCategoryID);
    if (category === undefined) return [`categories.${at}.airsysCategoryID`];
    const known = new Set(category.questions.map(({ id }) => id));
    return questions.flatMap((id, place) => (known.has(id) ? [] : [`categories.${at}.questions.${place}`]));
  });
  const options = new Set(questionnaire.dissatisfactionOptions.map(({ id }) => id));
  const wrong = givenRating.dissatisfaction.flatMap((id, at) => (options.has(id) ? [] : [`dissatisfaction.${at}`]));
  return [...inCategories, ...wrong];
}

/** Ids of everything that was chosen, each once. */
function chosenIds({ categories, dissatisfaction }: GivenRating): number[] {
  return [...new Set([...categories.flatMap(({ questions }) => questions), ...dissatisfaction])];
}
