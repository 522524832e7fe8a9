import { z } from "zod";

export const text = z.string().nullable();
export const number = z.number().nullable();

export const resumeAnswer = z.object({
  educations: z.array(
    z.object({
      degree: text,
      major: text,
      institution: text,
      startYear: number,
      endYear: number,
      isStudying: z.boolean(),
      grade: text,
    }),
  ),
  experiences: z.array(
    z.object({
      position: text,
      company: text,
      department: text,
      industry: text,
      rank: text,
      mainJob: text,
      startYear: number,
      endYear: number,
    }),
  ),
  organisations: z.array(z.object({ name: text, position: text, scope: text })),
  internships: z.array(
    z.object({ institution: text, function: text, industry: text, startMonth: text, endMonth: text }),
  ),
});

/** The vacancy's questions and the answers. */
export const answersAnswer = z.array(
  z.object({
    questionId: z.number(),
    version: z.number(),
    words: z.string(),
    text,
    isHidden: z.boolean(),
    must: text,
    isMet: z.boolean().nullable(),
  }),
);
