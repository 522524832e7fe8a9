import { z } from "zod";
import { blankIsAbsent } from "../../contract/field-values.ts";
import { lineLength, name, newPassword, wellFormedEmail } from "./account-fields.schema.ts";
import { passwordLength } from "./password/password.ts";

/** Left blank is not absent: only who names neither of the two asks for a guest's token. */
export const blankIsShown = (value: unknown) => value ?? (value === null ? "" : undefined);
export const password = z.preprocess(blankIsShown, z.string().max(passwordLength.max, "too-long").optional());

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

/** An activation that signs in answers as a sign-in, one that did not open a session names nobody. */
export const activatedAnswer = applicantAnswer.partial();

/** Where nothing stands beside `acknowledge`. */
export const emptyAnswer = z.object({});

export const source = z.preprocess(
  blankIsAbsent,
  z
    .string()
    .max(lineLength, "too-long")
    .regex(/^[\w-]+$/, "format")
    .optional(),
);

export const redirect = z.preprocess(blankIsAbsent, z.string().max(2_000, "too-long").optional());

export const file = z.preprocess(
  (value) => (value === "" || (value instanceof File && value.size === 0 && value.name === "") ? undefined : value),
  z.file().optional(),
);

/**
 * Sign-up. `data` is the whole form; it is validated by the task, because the resume's part belongs to the resume and
 * every wrong field is reported at once.
 */
export const signUpData = z.preprocess((value) => value ?? {}, z.looseObject({}));

/** The checkable parts of a sign-up, whatever is wrong with the rest of the request. */
export const signUpParts = z.object({
  data: signUpData,
  photoProfile: file.catch(undefined),
  cvFile: file.catch(undefined),
});

/** The account's part of the sign-up form (wire, "Shapes"). */
export const accountOfSignUp = z.object({
  PERSONAL_DATA: z.preprocess(
    (value) => value ?? {},
    z.object({ name, email: wellFormedEmail, password: newPassword }),
  ),
});

/** The same where the provider makes its own challenges: what a browser needs to draw them. */
export const remoteChallenge = z.object({ siteKey: z.string(), script: z.url() });
