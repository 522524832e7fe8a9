import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { lang, optionalLine, rememberMe } from "../../account-fields.schema.ts";
import { socialProviders } from "../../social/social-identity.ts";

/** Characters of a provider's token; an ID token has about 1,200. */
const longestToken = 8_000;

/** `username` changes nothing: whose account it is only the provider tells. */
export const externalRequest = z.object({
  body: z.object({
    username: optionalLine,
    provider: z.preprocess(blankIsAbsent, z.enum(socialProviders, "choice")),
    externalAccessToken: z.preprocess(blankIsAbsent, z.string("required").max(longestToken, "too-long")),
    webFrontEnd: optionalLine,
    lang,
    OTPCode: optionalLine,
    rememberMe,
  }),
});

/** What stands beside a refusal: whose account waits, or that a second step is asked for. */
export interface ExternalRefused {
  /** With `sign-up-needed` and `link-needed`. */
  name: string;
  userName: string;
  /** With `otp-required` and `invalid-otp`. */
  mfaStatusId: 2;
}

export const externalOptionsRequest = z.object({});

/** Our addition: which providers the site offers, and whose account waits in this browser. */
export const externalOptionsAnswer = z.object({
  data: z.object({
    providers: z.array(z.enum(socialProviders)),
    waiting: z
      .object({
        provider: z.enum(socialProviders),
        name: z.string(),
        userName: z.string(),
        wants: z.enum(["sign-up", "link"]),
      })
      .nullable(),
  }),
});

export type ExternalOptions = z.output<typeof externalOptionsAnswer>["data"];
