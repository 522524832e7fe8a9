import { z } from "zod";
import { blankIsAbsent } from "../../contract/field-values.ts";
import { languages } from "../../i18n/language.ts";
import {
  captchaPayload,
  email,
  lang,
  lineLength,
  name,
  newPassword,
  optionalLine,
  rememberMe,
  wellFormedEmail,
} from "./account-fields.schema.ts";
import { passwordLength } from "./password/password.ts";

/** Left blank is not absent: only who names neither of the two asks for a guest's token. */
const blankIsShown = (value: unknown) => value ?? (value === null ? "" : undefined);
const shownName = z.preprocess(blankIsShown, z.string().max(lineLength, "too-long").optional());
const password = z.preprocess(blankIsShown, z.string().max(passwordLength.max, "too-long").optional());

/** Sign-in. Without name and password it asks for a guest's token. */
const loginBody = z
  .object({
    siteType: optionalLine,
    userName: shownName,
    password,
    grecaptcha: captchaPayload,
    lang,
    OTPCode: optionalLine,
    rememberMe,
  })
  .superRefine((form, context) => {
    if (!form.userName === !form.password) return;
    context.addIssue({ code: "custom", path: [form.userName ? "password" : "userName"], message: "required" });
  });

export const loginRequest = z.object({ body: loginBody });

const guestAnswer = z.object({ token: z.string(), name: z.literal("guest") });
const applicantAnswer = z.object({
  token: z.string(),
  name: z.string(),
  userName: z.string(),
  profilePicture: z.string().nullable(),
  isUpToDate: z.boolean(),
  seekingJobStatus: z.string(),
  mfaStatusId: z.literal([1, 2]),
  message: z.string(),
});
export const loginAnswer = z.union([applicantAnswer, guestAnswer]);

/** Where nothing stands beside `acknowledge`. */
export const emptyAnswer = z.object({});

export const logoutRequest = z.object({});

export const checkEmailRequest = z.object({ body: z.object({ email, lang }) });

export const resendActivationRequest = z.object({
  body: z.object({ email: wellFormedEmail, lang, grecaptcha: captchaPayload }),
});

const source = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .max(lineLength, "too-long")
    .regex(/^[\w-]+$/, "format")
    .optional(),
);

const redirect = z.preprocess(blankIsAbsent, z.string().max(2_000, "too-long").optional());

/** `source` and `redirect` are our additions: where the visitor came from and was going, as at sign-up; the mailed link leads there. */
export const forgetPasswordRequest = z.object({
  body: z.object({ email: wellFormedEmail, lang, grecaptcha: captchaPayload, source, redirect }),
});

export const resetPasswordRequest = z.object({
  body: z.object({ token: z.string("required").min(1, "required").max(lineLength, "too-long"), newPassword, lang }),
});

/** A password that is shown, not chosen. */
const shownPassword = z.string("required").min(1, "required").max(passwordLength.max, "too-long");

export const changePasswordRequest = z.object({
  body: z.object({ OldPassword: shownPassword, NewPassword: newPassword, lang }),
});

export const securityRequest = z.object({});

/** How an account is kept safe; our addition. */
export const securityAnswer = z.object({
  data: z.object({
    name: z.string(),
    userName: z.string(),
    mfaStatusId: z.literal([1, 2]),
    /** How many of the ten are unused; 0 while it is off. */
    recoveryCodesLeft: z.number(),
    /** The language of mail to this person. */
    mailLanguage: z.enum(languages),
    /** Whether this session may do what asks for a proof within the last quarter of an hour. */
    isProved: z.boolean(),
  }),
});

const proof = (most: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : (value ?? undefined)),
    z.string().max(most, "too-long").optional(),
  );

/** The password, or a code of the app or a recovery code where two-step sign-in is on. */
export const confirmRequest = z.object({
  body: z
    .object({ password: proof(passwordLength.max), OTPCode: proof(20), lang })
    .refine(({ password: typed, OTPCode }) => typed !== undefined || OTPCode !== undefined, {
      path: ["password"],
      message: "required",
    }),
});

/** In which language mail is to come; our addition. */
export const mailLanguageRequest = z.object({ body: z.object({ language: z.enum(languages) }) });

export const activateRequest = z.object({ path: z.object({ id: z.string(), lang: z.string() }) });

/** A link that does not work is told before the password is looked at, so that none need be typed for it. */
export const activateAccountRequest = z.object({
  body: z.object({
    token: z.string().max(lineLength, "too-long"),
    password: z.preprocess((value) => value ?? "", z.string().max(passwordLength.max, "too-long")),
    lang,
  }),
});

const file = z.preprocess(
  (value) => (value === "" || (value instanceof File && value.size === 0 && value.name === "") ? undefined : value),
  z.file().optional(),
);

/**
 * Sign-up. `data` is the whole form; it is validated by the task, because the resume's part belongs to the resume and
 * every wrong field is told at once.
 */
const signUpData = z.preprocess((value) => value ?? {}, z.looseObject({}));

export const registerRequest = z.object({
  body: z.object({
    data: signUpData,
    photoProfile: file,
    cvFile: file,
    grecaptcha: captchaPayload,
    lang,
    source,
    redirect,
  }),
});

/** What of a sign-up can be looked at, whatever is wrong with the rest of the request. */
export const signUpParts = z.object({
  data: signUpData,
  photoProfile: file.catch(undefined),
  cvFile: file.catch(undefined),
});

export const registerAnswer = z.object({ applicantId: z.number() });

/** The account's part of the sign-up form (wire, "Shapes"). */
export const accountOfSignUp = z.object({
  PERSONAL_DATA: z.preprocess(
    (value) => value ?? {},
    z.object({ name, email: wellFormedEmail, password: newPassword }),
  ),
});

export const challengeAnswer = z.looseObject({});

/** The same where the provider makes its own challenges: what a browser needs to draw them. */
export const remoteChallenge = z.object({ siteKey: z.string(), script: z.url() });
