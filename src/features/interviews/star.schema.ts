import { z } from "zod";
import { numberOfText } from "../../contract/field-values.ts";
import { pathLanguage } from "../../contract/path.schema.ts";
import { longestDetail } from "./star.ts";

const most = 50;
const id = z.preprocess(numberOfText, z.int().positive());

export const starRequest = z.object({ body: z.object({ Id: id, lang: pathLanguage.optional() }) });

const answered = z.object({ detailId: z.number(), text: z.string() });

export const starData = z.object({
  id: z.number(),
  applicationId: z.number(),
  /** The phase of recruitment that asks for it. */
  applicationInterviewId: z.number(),
  starFormCode: z.string(),
  isSubmitted: z.boolean(),
  questions: z.array(
    z.object({
      id: z.number(),
      question: z.string(),
      /** `mark` is our addition: the letter of STAR that stands beside it, in both languages. */
      details: z.array(z.object({ id: z.number(), label: z.string(), hint: z.string(), mark: z.string() })),
      answer: z.array(answered),
    }),
  ),
  /** Our additions: what was applied for, when to come, until when to answer (`YYYY-MM-DD`), when it was sent. */
  position: z.string(),
  interviewAt: z.string().nullable(),
  dueDate: z.string().nullable(),
  submittedAt: z.string().nullable(),
});

export const starAnswer = z.object({ data: starData });

const entry = z.object({ detailId: id, text: z.string().max(longestDetail, "too-long").nullish() });
const result = z.object({ questionId: id, answer: z.array(entry).max(most, "too-many-entries") });

export const sendStarRequest = z.object({
  body: z.object({
    ApplicantSTARId: id,
    ApplicantSTARResult: z.array(result).max(most, "too-many-entries"),
    /** Kept, incomplete or not, and not sent. */
    isDraft: z.boolean().nullish(),
    lang: pathLanguage.optional(),
  }),
});
export const sendStarAnswer = z.object({});

export type StarRequest = z.output<typeof starRequest>;
export type StarData = z.output<typeof starData>;
export type StarDataAnswer = z.output<typeof starAnswer>;
export type SendStarRequest = z.output<typeof sendStarRequest>;
export type GivenResult = SendStarRequest["body"]["ApplicantSTARResult"];
export type SendStarAnswer = z.output<typeof sendStarAnswer>;
