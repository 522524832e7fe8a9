import { z } from "zod";
import { criteriaTold, sentAnswer } from "../../../scorecards/desk/scorecards.schema.ts";
import { rowAnswer } from "../applicants.schema.ts";
import { answersAnswer, resumeAnswer } from "../page/page.schema.ts";

export const compareAnswer = z.object({
  data: z.array(
    z.object({
      row: rowAnswer,
      resume: resumeAnswer.nullable(),
      answers: answersAnswer,
      /** null until whoever asks has sent the one they owe. */
      scorecards: z.array(sentAnswer).nullable(),
    }),
  ),
  /** What the scorecards judge by. */
  criteria: criteriaTold,
});
