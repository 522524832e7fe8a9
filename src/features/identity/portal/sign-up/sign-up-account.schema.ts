import { z } from "zod";
import { name, newPassword, solvedCaptcha, wellFormedEmail } from "../../account-fields.schema.ts";
import { isOwnName } from "../../password/password.ts";

/** Step 1 of the sign-up; the confirmation is the browser's matter alone (wire, `auth/register`). */
export const signUpAccountSchema = z
  .object({
    name,
    email: wellFormedEmail,
    password: newPassword,
    confirmation: z.string().min(1, "required"),
    grecaptcha: solvedCaptcha,
  })
  .superRefine(({ name, email, password, confirmation }, context) => {
    if (isOwnName(password, { name, email }))
      context.addIssue({ code: "custom", path: ["password"], message: "password-own-name" });
    if (confirmation !== "" && confirmation !== password) {
      context.addIssue({ code: "custom", path: ["confirmation"], message: "password-repeat" });
    }
  });

export type SignUpAccount = z.infer<typeof signUpAccountSchema>;
