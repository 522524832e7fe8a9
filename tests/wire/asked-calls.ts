import { starFormDocument } from "../../src/features/interviews/star.queries.server.ts";
import { insertSurvey } from "../../src/features/surveys/survey.queries.server.ts";
import type { PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** A survey that waits for the owner, made again where the last one was answered. */
async function waitingSurvey({ platform: { database }, owner }: WholePortal): Promise<string> {
  const { db } = database;
  const own = db.selectFrom("surveys").select("transaction_id").where("applicant_id", "=", owner.id);
  const waiting = await own.where("answered_at", "is", null).executeTakeFirst();
  if (waiting) return waiting.transaction_id;
  const surveys = db.selectFrom("surveys").select("application_id");
  const { id: applicationId } = await db
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", owner.id)
    .where("id", "not in", surveys)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const transactionId = `survey-${applicationId}`;
  await database.transact((tx) =>
    insertSurvey(tx, { applicantId: owner.id, applicationId, transactionId }, new Date()),
  );
  return transactionId;
}

/** The owner's STAR form, open again. */
async function openStar({ platform: { database }, owner }: WholePortal): Promise<number> {
  const again = { submitted_at: null, asked: null };
  const own = database.db.updateTable("applicant_stars").set(again).where("applicant_id", "=", owner.id);
  return (await own.returning("id").executeTakeFirstOrThrow()).id;
}

async function rating(portal: WholePortal) {
  const entries = portal.platform.database.db.selectFrom("survey_entries").select(["id", "category_id"]);
  const question = await entries.where("kind", "=", "question").orderBy("id").limit(1).executeTakeFirstOrThrow();
  const option = await entries.where("kind", "=", "dissatisfaction").orderBy("id").limit(1).executeTakeFirstOrThrow();
  const categories = [{ airsysCategoryID: question.category_id, questions: [question.id] }];
  const ratingBody = { rating: 1, categories, dissatisfaction: [option.id], comment: "Cukup lancar." };
  return { transactionId: await waitingSurvey(portal), ...ratingBody };
}

async function answers({ platform: { database } }: WholePortal) {
  const { document } = await database.db.selectFrom("star_forms").select("document").executeTakeFirstOrThrow();
  return starFormDocument.read(document).questions.map(({ id, details }) => ({
    questionId: id,
    answer: details.map((detail) => ({ detailId: detail.id, text: "• Tiga musim tanam." })),
  }));
}

/** Surveys and forms after applying and before an interview. */
export const askedCalls: Record<string, PublishedCall> = {
  "GET net-promotor-survey/existing": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: async (portal) => ({ query: `id=${await waitingSurvey(portal)}` }),
  },
  "GET net-promotor-survey/survey-url": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: async (portal) => ({ query: `id=${await waitingSurvey(portal)}` }),
  },
  "POST net-promotor-survey/rating": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({ body: await rating(portal) }),
  },
  "POST net-promotor-survey/rating/{id}": {
    who: "applicant",
    body: "json",
    names: "mine",
    async good(portal) {
      const body = await rating(portal);
      return { path: { id: body.transactionId }, body };
    },
  },
  "POST applicant-star/details": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: { Id: await openStar(portal) } }),
  },
  "POST applicant-star/answer": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({
      body: { ApplicantSTARId: await openStar(portal), ApplicantSTARResult: await answers(portal), isDraft: false },
    }),
  },
};
