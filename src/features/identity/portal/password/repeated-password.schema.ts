import { z } from "zod";
import { newPassword } from "../../account-fields.schema.ts";

/** A new password, typed twice; its strength only the server knows, as it knows whose it is. */
export const repeatedPassword = z
  .object({ newPassword, confirmation: z.string().min(1, "required") })
  .superRefine((form, context) => {
    if (form.confirmation !== "" && form.confirmation !== form.newPassword)
      context.addIssue({ code: "custom", path: ["confirmation"], message: "password-repeat" });
  });

export type RepeatedPassword = z.infer<typeof repeatedPassword>;
