import { z } from "zod";
import { codeForms } from "../../two-step/code-form.schema.ts";
import { signInSchema } from "../sign-in/sign-in-page.ts";

const { password, rememberMe, grecaptcha } = signInSchema.shape;

/** The sign-in form once more, without the address, which is known; its names are no other form's of the page below. */
export const passwordAgain = z.object({ againPassword: password, againRemember: rememberMe, againCaptcha: grecaptcha });
export type PasswordAgain = z.infer<typeof passwordAgain>;

const codeAgainOf = (kind: "app" | "recovery") => z.object({ againCode: codeForms[kind].shape.OTPCode });

/** The second step once more, by what the code is read from. */
export const codeAgain = { app: codeAgainOf("app"), recovery: codeAgainOf("recovery") } as const;
export type CodeAgain = z.infer<(typeof codeAgain)["app"]>;
