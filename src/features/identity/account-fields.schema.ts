import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../contract/field-errors.ts";
import { blankIsAbsent } from "../../contract/field-values.ts";
import { isEmail } from "./email.ts";
import { passwordFault } from "./password/password.ts";

addFieldMessages({
  "email-format": m.accounts_field_email_format,
  "password-composition": m.accounts_field_password_composition,
  "password-common": m.accounts_field_password_common,
  "password-own-name": m.accounts_field_password_own_name,
  "password-weak": m.accounts_field_password_weak,
  "password-same": m.accounts_field_password_same,
  "password-repeat": m.accounts_field_password_repeat,
  "otp-format": m.accounts_field_otp_format,
  captcha: m.accounts_captcha,
});

/** Characters of a name, an address and other single lines (§9). */
export const lineLength = 100;

/** A line that may be absent. */
export const optionalLine = z.preprocess(blankIsAbsent, z.string().max(lineLength, "too-long").optional());

const yes = new Set<unknown>(["true", "1", "on", "yes", true]);

/** A box that is ticked by some words, and else is not. */
export const rememberMe = z.preprocess((value) => yes.has(value), z.boolean().optional());

/** A solved captcha's payload. Whether it must be there the task decides: its lack is a refusal, no wrong field. */
export const captchaPayload = z.preprocess(blankIsAbsent, z.string().max(10_000, "too-long").optional());

/** Chosen by `api.ts` before the endpoint opens; here for the published description. */
export const lang = z.preprocess(blankIsAbsent, z.string().optional());

export const name = z.string("required").trim().min(1, "required").max(lineLength, "too-long");

/** An address as sent; `wellFormedEmail` also asks for its form. */
export const email = z.string("required").trim().min(1, "required").max(lineLength, "too-long");
export const wellFormedEmail = email.refine((text) => text === "" || isEmail(text), "email-format");

/** A password that is being chosen: its composition (readings, "Password"). */
export const newPassword = z.string("required").superRefine((password, context) => {
  const fault = passwordFault(password);
  if (fault !== null) context.addIssue({ code: "custom", message: fault });
});

/** A solved captcha in a form of a page. */
export const solvedCaptcha = z.string().min(1, "captcha");

/** Six digits, with or without a space between (§5). */
export const sixDigits = z
  .string("required")
  .transform((typed) => typed.replace(/\s/g, ""))
  .refine((typed) => typed === "" || /^\d{6}$/.test(typed), "otp-format")
  .refine((typed) => typed !== "", "required");
