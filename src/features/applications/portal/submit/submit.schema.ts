import { z } from "zod";
import { blankIsAbsent, numberOfText } from "../../../../contract/field-values.ts";
import { updateProfileFields } from "../../../resumes/portal/wire/update-profile.schema.ts";
import type { Consents } from "../../../resumes/resume.ts";
import { answerFaults } from "../../../vacancies/questions/answer.ts";
import { answersOfOne } from "./answers.schema.ts";

/** A number, or its text where the form is multipart. */
export const vacancyId = z.preprocess(numberOfText, z.int("choice").positive("choice"));
/** The activity's mediaCode, where the applicant came by an activity link. */
export const activityPlatform = z.string().max(100, "too-long").nullish();

const statement = z.boolean().nullish();
export const statements = z.object({ kebenaranData: statement, penggunaanData: statement }).nullish();
export const grecaptcha = z.preprocess(blankIsAbsent, z.string().optional());

export const submitRequest = z.object({
  body: z.object({
    VacancyId: vacancyId,
    grecaptcha,
    activityPlatform,
    /** Absent: the resume's stored consents count. */
    consent: statements,
    answers: answersOfOne,
  }),
});

export function submitFormRequest(now: () => Date) {
  return z.object({
    body: z.object({ ...updateProfileFields(now), VacancyId: vacancyId, activityPlatform, answers: answersOfOne }),
  });
}

export const submitAnswer = z.object({ applicationId: z.number() });

export type SubmitRequest = z.output<typeof submitRequest>;
export type SubmitFormRequest = z.output<ReturnType<typeof submitFormRequest>>;
export type SubmitAnswer = z.output<typeof submitAnswer>;

/** The statements as they are kept; null where the request has none. */
export function consentsOf(consent: z.output<typeof statements>): Consents | null {
  if (!consent) return null;
  return { dataTruth: consent.kebenaranData === true, dataUse: consent.penggunaanData === true };
}

/** What is wrong with the answer to a question. */
export const wrongAnswer = z.object({ questionId: z.number(), code: z.enum(answerFaults) });
export type WrongAnswer = z.output<typeof wrongAnswer>;

/**
 * What refusals carry: paths of `profile-incomplete`, the application of `already-applied`, the questions of
 * `answers-missing`.
 */
export interface SubmitRefused {
  missing: string[];
  applicationId: number;
  questions: WrongAnswer[];
}
