import { z } from "zod";
import { solvedCaptcha, wellFormedEmail } from "../account-fields.schema.ts";

/** The form that asks for a link. */
export const askForm = z.object({ email: wellFormedEmail, grecaptcha: solvedCaptcha });

export type AskForm = z.infer<typeof askForm>;
