import { z } from "zod";
import { numberOfText } from "../../contract/field-values.ts";
import { pathLanguage } from "../../contract/path.schema.ts";
import { longestComment, ratings } from "./survey.ts";

const listLimit = 50;
const id = z.int().positive();
const ids = z.array(id).max(listLimit, "too-many-entries");
const transactionId = z.string().min(1).max(100, "too-long");

const lang = pathLanguage.optional();

export const existingRequest = z.object({
  query: z.object({ id: z.string().max(100, "too-long").optional(), lang }),
});

const inBoth = { id: z.number(), idn: z.string(), eng: z.string() };
const category = z.object({
  airsysCategoryID: z.number(),
  idn: z.string(),
  eng: z.string(),
  questions: z.array(z.object(inBoth)),
});

export const existingAnswer = z.object({
  /** A survey waits for this applicant: the newest, or the one that `id` names. */
  isExisting: z.boolean(),
  transactionId: z.string().nullable(),
  /** The vacancy, in the requested language; null when no survey waits. */
  position: z.string().nullable(),
  dissatisfactionOptions: z.array(z.object(inBoth)),
  experienceRatings: z.array(z.object({ rating: z.literal(ratings), categories: z.array(category) })),
});

export const surveyUrlRequest = z.object({ query: z.object({ id: transactionId, lang }) });
export const surveyUrlAnswer = z.object({ url: z.string(), transactionId: z.string() });

const chosen = z.object({ airsysCategoryID: id, questions: ids });

/** Choices and comments; ids are those of the survey's own lists. */
const bodySchema = z.object({
  transactionId,
  rating: z.preprocess(numberOfText, z.literal(ratings, "choice")),
  categories: z.preprocess((value) => value ?? [], z.array(chosen).max(listLimit, "too-many-entries")),
  dissatisfaction: z.preprocess((value) => value ?? [], ids),
  comment: z.string().max(longestComment, "too-long").nullish(),
  lang,
});

export const ratingRequest = z.object({ body: bodySchema });
export const ratingByIdRequest = z.object({ path: z.object({ id: z.string().max(100) }), body: bodySchema });
export const ratingAnswer = z.object({});

export type ExistingRequest = z.output<typeof existingRequest>;
export type ExistingAnswer = z.output<typeof existingAnswer>;
export type SurveyUrlRequest = z.output<typeof surveyUrlRequest>;
export type SurveyUrlAnswer = z.output<typeof surveyUrlAnswer>;
export type GivenRating = z.output<typeof bodySchema>;
export type RatingRequest = { body: GivenRating };
export type RatingByIdRequest = z.output<typeof ratingByIdRequest>;
export type RatingAnswer = z.output<typeof ratingAnswer>;

/** The refusal's message, in both languages whatever the request's language is (§8). */
export interface RatingRefused {
  enMessage: string;
  idnMessage: string;
}
