import { z } from "zod";
import type { Call } from "../../../contract/call.ts";
import { type Door, door } from "../../../contract/door.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept } from "../../../contract/reply.ts";
import { type OwnProfileAnswer, ownProfileAnswer } from "../../../domain/resumes/profile-answer.schema.ts";
import { readProfile } from "../../../domain/resumes/read/read-profile.server.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getFormProfile, getProfile } from "../resume.calls.ts";

const request = z.object({ path: z.object({ lang: pathLanguage }) });

function profileDoor(
  call: Call<{ path: { lang: Language } }, OwnProfileAnswer, object, "applicant">,
  platform: Platform,
): Door {
  return door(call, {
    request,
    answer: ownProfileAnswer,
    async handle(_, { identity: { applicantId, userName } }) {
      return accept({ data: await readProfile(platform, applicantId), userName });
    },
  });
}

/** `get-profile` and its twin of the form. */
export function profileDoors(platform: Platform): Door[] {
  return [profileDoor(getProfile, platform), profileDoor(getFormProfile, platform)];
}
