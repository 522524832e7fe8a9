import { z } from "zod";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { captchaPayload, lang } from "../../identity/account-fields.schema.ts";
import { letterKinds } from "../letter-kind.ts";

/** Longest number or address that somebody types. */
export const longestTyped = 254;

const typed = z.preprocess(blankIsAbsent, z.string().max(longestTyped, "too-long").optional());

/** A number, or a sender; where both are given, both must be ours. */
export const letterCheckRequest = z.object({
  body: z
    .object({ code: typed, sender: typed, grecaptcha: captchaPayload, lang })
    .refine(({ code, sender }) => code !== undefined || sender !== undefined, { path: ["code"], error: "required" }),
});

export const letterCheckAnswer = z.object({
  data: z.object({
    isGenuine: z.boolean(),
    /** What the letter with that number is about; null where none is known, and for a sender alone. */
    kind: z.enum(letterKinds).nullable(),
    /** In whose name it was written; null in the site's own. */
    companyName: z.string().nullable(),
    /** A day in Jakarta, `YYYY-MM-DD`. */
    sentOn: z.string().nullable(),
    /** Our addition: the one address that we send from. */
    sender: z.string(),
  }),
});
