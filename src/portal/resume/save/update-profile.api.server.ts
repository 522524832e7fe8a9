import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, conflict, refuse } from "../../../contract/reply.ts";
import { readFiles } from "../../../domain/documents/read-file.server.ts";
import { updateProfile } from "../../../domain/resumes/save/update-profile.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readProfile } from "../read/read-profile.server.ts";
import { updateProfile as call } from "../resume.calls.ts";
import { profileAnswer } from "../wire/profile-answer.schema.ts";
import { updateProfileRequest } from "../wire/update-profile.schema.ts";
import { alsoWrongInProfile, checkProfile } from "./check-profile.server.ts";

/** `form/update-profile` */
export function updateProfileEndpoint(platform: Platform): Endpoint {
  return endpoint(call, {
    request: updateProfileRequest(platform.clock),
    answer: profileAnswer,
    alsoWrong: (raw, context) => alsoWrongInProfile(platform, raw, context),
    async handle({ body }, { identity: { applicantId }, language, network }) {
      const checked = await checkProfile(platform, body, language);
      if (checked.status === "refused") return checked;
      if (!(await platform.captcha.redeem(body.grecaptcha))) return refuse("captcha", m.contract_captcha());
      const read = await readFiles(platform, checked.profile.unread, { language, network });
      if (read.status === "refused") return read;
      const status = await updateProfile(platform, applicantId, checked.profile, read.files);
      const data = await readProfile(platform, applicantId);
      return status === "saved" ? accept({ data }) : conflict(m.contract_version_conflict(), data);
    },
  });
}
