import { z } from "zod";
import { lineLength, sixDigits } from "../account-fields.schema.ts";

/** The code's source: the app, the ten recovery codes, or a mail. */
export type CodeKind = "app" | "recovery" | "mailed";

const digits = z.object({ OTPCode: sixDigits });
const letters = z.object({ OTPCode: z.string().trim().min(1, "required").max(lineLength, "too-long") });

/** The form of a code of each kind. */
export const codeForms = { app: digits, mailed: digits, recovery: letters } as const;

export type CodeForm = z.infer<typeof digits>;
