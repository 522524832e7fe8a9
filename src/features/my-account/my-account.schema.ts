import { z } from "zod";
import { blankIsAbsent } from "../../contract/field-values.ts";

export const nothingAsked = z.object({});

/** A file, no JSON. */
export const exportAnswer = z.object({});

/** What may be taken back. */
export const consentCodes = ["data-use", "data-truth"] as const;
const consentCode = z.literal(consentCodes, "choice");

export const consentsAnswer = z.object({
  data: z.array(
    z.object({
      code: consentCode,
      /** Of the statement's text. */
      version: z.number(),
      givenAt: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
});

export const withdrawRequest = z.object({ body: z.object({ code: consentCode }) });

export const withdrawAnswer = z.object({
  /** What follows, in words. */
  message: z.string(),
  data: z.object({ code: consentCode, withdrawnApplications: z.number() }),
});

const proof = (most: number) => z.preprocess(blankIsAbsent, z.string().max(most, "too-long").optional());

/** The longest password that there can be (decisions, "Password"). */
const longestPassword = 100;

/** One proof of who asks. */
export const deleteRequest = z.object({
  body: z
    .object({ password: proof(longestPassword), OTPCode: proof(20) })
    .refine(({ password, OTPCode }) => password !== undefined || OTPCode !== undefined, {
      path: ["password"],
      message: "required",
    }),
});

export const deleteAnswer = z.object({});
