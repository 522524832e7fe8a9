import { z } from "zod";
import { frequencies } from "../../../domain/alerts/alert.ts";
import { solvedCaptcha, wellFormedEmail } from "../../../domain/people/account-fields.schema.ts";

/** What a guest says to keep a search. */
export const keepForm = z.object({
  email: wellFormedEmail,
  frequency: z.enum(frequencies),
  grecaptcha: solvedCaptcha,
});

export type KeepForm = z.infer<typeof keepForm>;
