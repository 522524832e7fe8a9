import { z } from "zod";
import { answersOfSeveral } from "./answers.schema.ts";
import { activityPlatform, grecaptcha, statements, wrongAnswer } from "./submit.schema.ts";

/** Vacancies that one call applies to (wire, "submit-all-application"). */
const mostVacancies = 50;

const vacancyIds = z
  .array(z.int("choice").positive("choice"))
  .min(1, "required")
  .max(mostVacancies, "too-many-entries");

export const submitAllRequest = z.object({
  body: z.object({
    /** The same one twice counts once. */
    VacancyId: vacancyIds,
    grecaptcha,
    /** By the position of the vacancy; '' is none. */
    activityPlatform: z.array(activityPlatform).max(mostVacancies, "too-many-entries").nullish(),
    /** Absent: the resume's stored consents count. */
    consent: statements,
    /** Our addition: the stored resume is still right, its six months begin anew. */
    confirm: z.boolean().nullish(),
    /** Of all of them: each question is one vacancy's. */
    answers: answersOfSeveral,
  }),
});

const result = z.object({
  VacancyId: z.number(),
  acknowledge: z.literal([0, 1]),
  /** The one that was made, or with `already-applied` the earlier one. */
  applicationId: z.number().nullable(),
  /** As `submit-application` refuses, or `not-found`, or `fault`; null for success. */
  code: z.string().nullable(),
  message: z.string(),
  /** Our addition, with `answers-missing`: what is wrong with which answer. */
  questions: z.array(wrongAnswer).optional(),
});

export const submitAllAnswer = z.object({ results: z.array(result) });

export type SubmitAllRequest = z.output<typeof submitAllRequest>;
export type SubmitAllAnswer = z.output<typeof submitAllAnswer>;
export type SubmitResult = z.output<typeof result>;
