import { z } from "zod";

/** Kinds of what is answered; what a question takes is judged by the question (readings, "Questions"). */
const value = z.union([z.boolean(), z.number(), z.string(), z.array(z.number())]).nullish();

const answer = z.object({ questionId: z.int("choice").positive("choice"), value });

/** As one application takes it at most; several have as many questions as they are. */
const mostAnswers = { one: 50, several: 500 } as const;

const answersUpTo = (most: number) => z.array(answer).max(most, "too-many-entries").nullish();

/** What is answered to the questions of a vacancy, or of several. */
export const answersOfOne = answersUpTo(mostAnswers.one);
export const answersOfSeveral = answersUpTo(mostAnswers.several);

export type WireAnswers = z.output<typeof answersOfOne>;
