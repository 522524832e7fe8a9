import { z } from "zod";
import { newPassword, solvedCaptcha, wellFormedEmail } from "../account-fields.schema.ts";

/** The form that asks for a link. */
export const askForm = z.object({ email: wellFormedEmail, grecaptcha: solvedCaptcha });

export type AskForm = z.infer<typeof askForm>;

/** The form that the link opens; the strength only the server knows, as it knows whose link it is. */
export const resetForm = z
  .object({ newPassword, confirmation: z.string().min(1, "required") })
  .superRefine((form, context) => {
    if (form.confirmation !== "" && form.confirmation !== form.newPassword)
      context.addIssue({ code: "custom", path: ["confirmation"], message: "password-repeat" });
  });

export type ResetForm = z.infer<typeof resetForm>;
