import { z } from "zod";
import { solvedCaptcha, wellFormedEmail } from "../../../identity/account-fields.schema.ts";
import { frequencies } from "../../alert.ts";

/** What a guest says to keep a search. */
export const keepForm = z.object({
  email: wellFormedEmail,
  frequency: z.enum(frequencies),
  grecaptcha: solvedCaptcha,
});

export type KeepForm = z.infer<typeof keepForm>;
