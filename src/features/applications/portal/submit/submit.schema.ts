import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import type { Consents } from "../../../resumes/resume.ts";

/** The activity's mediaCode, where the applicant came by an activity link. */
export const activityPlatform = z.string().max(100, "too-long").nullish();

const statement = z.boolean().nullish();
export const statements = z.object({ kebenaranData: statement, penggunaanData: statement }).nullish();
export const grecaptcha = z.preprocess(blankIsAbsent, z.string().optional());

/** The statements as they are kept; null where the request has none. */
export function consentsOf(consent: z.output<typeof statements>): Consents | null {
  if (!consent) return null;
  return { dataTruth: consent.kebenaranData === true, dataUse: consent.penggunaanData === true };
}

/** Kinds of what is answered; what a question takes is judged by the question (readings, "Questions"). */
const value = z.union([z.boolean(), z.number(), z.string(), z.array(z.number())]).nullish();

const answer = z.object({ questionId: z.int("choice").positive("choice"), value });

/** As one application takes it at most; several have as many questions as they are. */
export const mostAnswers = { one: 50, several: 500 } as const;

export const answersUpTo = (most: number) => z.array(answer).max(most, "too-many-entries").nullish();
