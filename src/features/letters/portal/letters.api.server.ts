import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { accept, refuse, tooMany } from "../../../contract/reply.ts";
import type { Platform } from "../../../platform/platform.ts";
import { captchaPayload, lang } from "../../identity/account-fields.schema.ts";
import { letterKinds } from "../letter-kind.ts";
import { checkLetter as check } from "./check/check-letter.server.ts";
import { longestTyped } from "./check/letter-form.schema.ts";
import { checkLetter } from "./letters.calls.ts";

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
    /** The subject of the letter with that number; null for an unknown one, and for a sender alone. */
    kind: z.enum(letterKinds).nullable(),
    /** In whose name it was written; null in the site's own. */
    companyName: z.string().nullable(),
    /** A day in Jakarta, `YYYY-MM-DD`. */
    sentOn: z.string().nullable(),
    /** Our addition: the one address that we send from. */
    sender: z.string(),
  }),
});

/** `letter-check` */
export function letterEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(checkLetter, {
      request: letterCheckRequest,
      answer: letterCheckAnswer,
      async handle({ body: { code, sender, grecaptcha: captcha } }, { network }) {
        const checked = await check(platform, { code, sender, captcha, network });
        if (checked.status === "limited") return tooMany(m.contract_too_many(), checked.retryAfter);
        return checked.status === "captcha"
          ? refuse("captcha", m.accounts_captcha())
          : accept({ data: checked.verdict });
      },
    }),
  ];
}
