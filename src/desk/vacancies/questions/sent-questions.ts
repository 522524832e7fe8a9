import { z } from "zod";
import { formText } from "../../../contract/form-text.ts";
import { questionKinds } from "../../../domain/vacancies/questions/question.ts";
import type { QuestionBody } from "./questions.calls.ts";

const both = z.object({ id: z.string(), en: z.string() });

/** As the form's own script writes it; what is right of it, the call says. */
const written: z.ZodType<QuestionBody[]> = z.array(
  z.object({
    id: z.number().nullable(),
    kind: z.enum(questionKinds),
    words: both,
    options: z.array(both),
    required: z.boolean(),
    must: z
      .union([
        z.object({ values: z.array(z.union([z.boolean(), z.number()])) }),
        z.object({ min: z.number().nullable(), max: z.number().nullable() }),
      ])
      .nullable(),
  }),
);

/** The questions that a form sends; null where it sends none that can be read. */
export function sentQuestions(form: FormData): QuestionBody[] | null {
  try {
    return written.safeParse(JSON.parse(formText(form, "questions"))).data ?? null;
  } catch {
    return null;
  }
}
