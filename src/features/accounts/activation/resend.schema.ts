import { z } from "zod";
import { solvedCaptcha, wellFormedEmail } from "../account-fields.schema.ts";

/** The form that asks for another activation link. */
export const resendSchema = z.object({ email: wellFormedEmail, grecaptcha: solvedCaptcha });

export type ResendForm = z.infer<typeof resendSchema>;
