import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { lang, lineLength, sixDigits } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";

const recoveryCode = z.string("required").trim().min(1, "required").max(lineLength, "too-long");

/** `OTPCode` is asked for by some types alone. */
const noCode = z.preprocess(blankIsAbsent, z.string().max(lineLength, "too-long").optional());

export const activateRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("GENERATE"), OTPCode: noCode, lang }),
    z.object({ Type: z.literal("VALIDATE"), OTPCode: sixDigits, lang }),
  ]),
});

export const activateAnswer = z.union([
  z.object({ secretKey: z.string(), otpauthUrl: z.string() }),
  z.object({ mfaStatusId: z.literal(2), recoveryCodes: z.array(z.string()) }),
]);

export const deactivateRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("OTP"), OTPCode: sixDigits, lang }),
    z.object({ Type: z.literal("EMAIL"), OTPCode: sixDigits, lang }),
    z.object({ Type: z.literal("RECOVERY"), OTPCode: recoveryCode, lang }),
  ]),
});

export const offAnswer = z.object({ mfaStatusId: z.literal(1) });

export const mailedCodeRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("SEND"), OTPCode: noCode, DeactivateBy: noCode, LANG: lang }),
    z.object({ Type: z.literal("VALIDATE"), OTPCode: sixDigits, DeactivateBy: z.literal("EMAIL"), LANG: lang }),
  ]),
});

export const emptyAnswer = z.object({});

export const mailedCodeAnswer = z.union([offAnswer, emptyAnswer]);

export const noRequest = z.object({});

export const renewRequest = z.object({
  body: z.object({
    password: z.string("required").min(1, "required").max(passwordLength.max, "too-long"),
    OTPCode: recoveryCode,
    lang,
  }),
});

export const renewAnswer = z.object({ recoveryCodes: z.array(z.string()) });
