import { z } from "zod";
import type { FieldError } from "../../../../contract/reply.ts";
import { lineLength, newPassword, solvedCaptcha, wellFormedEmail } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";

/** The form that requests a link by mail. */
export const addressForm = z.object({ email: wellFormedEmail, grecaptcha: solvedCaptcha });

export type AddressForm = z.infer<typeof addressForm>;

/** `noted` whether or not the address has an account: nobody learns which (promise 3). */
export type AddressOutcome =
  | { status: "noted"; email: string }
  | { status: "refused"; message: string; errors: FieldError[]; email: string };

/** A new password, typed twice; its strength only the server knows, as it knows whose it is. */
export const repeatedPassword = z
  .object({ newPassword, confirmation: z.string().min(1, "required") })
  .superRefine((form, context) => {
    if (form.confirmation !== "" && form.confirmation !== form.newPassword)
      context.addIssue({ code: "custom", path: ["confirmation"], message: "password-repeat" });
  });

export type RepeatedPassword = z.infer<typeof repeatedPassword>;

/** The form that changes a password; what is right and how strong the new one is the server says. */
export const changeForm = repeatedPassword.safeExtend({
  oldPassword: z.string().min(1, "required").max(passwordLength.max, "too-long"),
});

export type ChangeForm = z.infer<typeof changeForm>;

/** What new recovery codes are given for; its names are no other form's of the page. */
export const renewForm = z.object({
  renewPassword: z.string().min(1, "required").max(passwordLength.max, "too-long"),
  renewCode: z.string().trim().min(1, "required").max(lineLength, "too-long"),
});

export type RenewForm = z.infer<typeof renewForm>;
