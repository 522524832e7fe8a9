import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { mapFields } from "../../field-kinds.ts";
import { sentOfKind, version } from "../../fields.schema.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import { consent, lists } from "./entries.schema.ts";

function personalData(now: () => Date) {
  const sent = sentOfKind(now);
  return z.preprocess(
    (value) => value ?? {},
    z.object({
      ...mapFields(personalFields, "wire", sent),
      ...mapFields(seekingFields, "wire", sent),
      /** The stored photo's address: absent keeps the photo, null takes it away. */
      oldImageUrl: z.string().nullish(),
      /** The stored CV's own name, also. */
      cvName: z.string().nullish(),
    }),
  );
}

/**
 * `data` of update-profile, in the wire's names (§3 "Profile"): what is absent or null is stored as missing, a wrong
 * value is refused.
 * @param now tells the time; ages and years count by it
 */
export function profileSchema(now: () => Date) {
  const { educations, internships, experiences, organisations } = lists(now);
  return z.object({
    personalData: personalData(now),
    pendidikanList: educations,
    pengalamanList: experiences,
    organisasiList: organisations,
    internshipList: internships,
    consent,
    /** Of the profile that was read; a stale one is refused (409). */
    version,
  });
}

/** What update-profile sends. */
export type Profile = z.output<ReturnType<typeof profileSchema>>;

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
