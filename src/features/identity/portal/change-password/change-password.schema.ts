import { z } from "zod";
import { passwordLength } from "../../password/password.ts";
import { repeatedPassword } from "../password/repeated-password.schema.ts";

/** The form that changes a password; what is right and how strong the new one is the server says. */
export const changeForm = repeatedPassword.safeExtend({
  oldPassword: z.string().min(1, "required").max(passwordLength.max, "too-long"),
});

export type ChangeForm = z.infer<typeof changeForm>;
