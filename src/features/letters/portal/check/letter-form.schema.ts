import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-errors.ts";
import { solvedCaptcha } from "../../../identity/account-fields.schema.ts";

/** Longest number or address that someone types. */
export const longestTyped = 254;

addFieldMessages({ "letter-required": m.letters_required });

/** A number or an address in one field: anyone who doubts a letter need not know which. */
export const letterForm = z.object({
  letter: z.string().trim().min(1, "letter-required").max(longestTyped, "too-long"),
  grecaptcha: solvedCaptcha,
});

export type LetterForm = z.infer<typeof letterForm>;
