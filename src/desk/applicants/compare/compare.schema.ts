import { z } from "zod";
import { rowAnswer } from "../applicants.schema.ts";
import { answersAnswer, resumeAnswer } from "../page/page.schema.ts";

export const compareAnswer = z.object({
  data: z.array(z.object({ row: rowAnswer, resume: resumeAnswer.nullable(), answers: answersAnswer })),
});
