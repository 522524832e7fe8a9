import { z } from "zod";
import { both, slug } from "../../../platform/operations/content-pack/pack-values.ts";

const detail = z.strictObject({ slug, label: both, hint: both });
const question = z.strictObject({ slug, question: both, details: z.array(detail).min(1).max(10) });

/** Front matter of `star-forms/<name>.md`; `code` is what the hiring system calls the form. */
export const starFile = z.strictObject({
  code: z.string().min(1).max(100),
  questions: z.array(question).min(1).max(20),
});

export type StarFile = z.infer<typeof starFile>;
