import { z } from "zod";
import { captchaPayload, lang, lineLength, optionalLine, rememberMe } from "../../identity/account-fields.schema.ts";
import { passwordLength } from "../../identity/password/password.ts";

/** The same fields as `login`'s, without the guest's way in. */
export const signInRequest = z.object({
  path: z.object({ variant: z.string().max(100) }),
  body: z.object({
    userName: z.string("required").min(1, "required").max(lineLength, "too-long"),
    password: z.string("required").min(1, "required").max(passwordLength.max, "too-long"),
    grecaptcha: captchaPayload,
    OTPCode: optionalLine,
    rememberMe,
    lang,
  }),
});

export type SignInRequest = z.output<typeof signInRequest>;
