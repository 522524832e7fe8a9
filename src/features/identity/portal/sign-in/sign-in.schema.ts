import { z } from "zod";
import { lineLength, solvedCaptcha } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";

/** The sign-in form. What is right only the server knows. */
export const signInSchema = z.object({
  userName: z.string().trim().min(1, "required").max(lineLength, "too-long"),
  password: z.string().min(1, "required").max(passwordLength.max, "too-long"),
  rememberMe: z.boolean(),
  grecaptcha: solvedCaptcha,
});

export type SignInForm = z.infer<typeof signInSchema>;
