import { z } from "zod";
import { blankIsAbsent } from "../../contract/field-values.ts";
import { pathLanguage } from "../../contract/path.schema.ts";
import { lineLength } from "../identity/account-fields.schema.ts";
import { consentCodes } from "./consent-codes.ts";

/** Nothing but the language that is spoken. */
export const languageAsked = z.object({ query: z.object({ lang: pathLanguage.optional() }) });

/** A file, no JSON. */
export const exportAnswer = z.object({});

/** Chosen before the endpoint opens; here for the published description. */
const lang = z.preprocess(blankIsAbsent, z.string().optional());

const consentCode = z.literal(consentCodes, "choice");

export const consentsAnswer = z.object({
  data: z.array(
    z.object({
      code: consentCode,
      /** Of the statement's text. */
      version: z.number(),
      /** The statement still has this text; false: the next application asks again. */
      isCurrent: z.boolean(),
      givenAt: z.string(),
      /** When it ended; null while it stands. */
      withdrawnAt: z.string().nullable(),
      /** Version of the text whose consent took its place then; null where it was withdrawn. */
      replacedBy: z.number().nullable(),
    }),
  ),
});

export const withdrawRequest = z.object({ body: z.object({ code: consentCode, lang }) });

export const withdrawAnswer = z.object({
  /** The consequences, in words. */
  message: z.string(),
  data: z.object({ code: consentCode, withdrawnApplications: z.number() }),
});

const proof = (most: number) => z.preprocess(blankIsAbsent, z.string().max(most, "too-long").optional());

/** The longest password that there can be (readings, "Password"). */
const longestPassword = 100;

/** One proof of who asks. */
export const deleteRequest = z.object({
  body: z
    .object({ password: proof(longestPassword), OTPCode: proof(20), lang })
    .refine(({ password, OTPCode }) => password !== undefined || OTPCode !== undefined, {
      path: ["password"],
      message: "required",
    }),
});

export const deleteAnswer = z.object({});

export const eraseSignUpRequest = z.object({ body: z.object({ token: z.string().max(lineLength, "too-long"), lang }) });
