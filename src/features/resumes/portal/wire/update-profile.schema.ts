import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { profileSchema } from "./profile.schema.ts";

const file = z.preprocess(blankIsAbsent, z.file().optional());
const captcha = z.preprocess(blankIsAbsent, z.string().optional());

/** The body of update-profile; its parts go into form/submit-application as well. */
export function updateProfileFields(now: () => Date) {
  return { data: profileSchema(now), photoProfile: file, cvFile: file, grecaptcha: captcha };
}

export function updateProfileRequest(now: () => Date) {
  return z.object({ body: z.object(updateProfileFields(now)) });
}

export type UpdateProfileRequest = z.output<ReturnType<typeof updateProfileRequest>>;
