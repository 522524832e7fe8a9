import { z } from "zod";
import type { Call } from "../../../../contract/call.ts";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getFormProfile, getProfile } from "../resume.calls.ts";
import { type OwnProfileAnswer, ownProfileAnswer } from "../wire/profile-answer.schema.ts";
import { readProfile } from "./read-profile.server.ts";

const request = z.object({ path: z.object({ lang: pathLanguage }) });

function profileEndpoint(
  call: Call<{ path: { lang: Language } }, OwnProfileAnswer, object, "applicant">,
  platform: Platform,
): Endpoint {
  return endpoint(call, {
    request,
    answer: ownProfileAnswer,
    async handle(_, { identity: { applicantId, userName } }) {
      return accept({ data: await readProfile(platform, applicantId), userName });
    },
  });
}

/** `get-profile` and its twin of the form. */
export function profileEndpoints(platform: Platform): Endpoint[] {
  return [profileEndpoint(getProfile, platform), profileEndpoint(getFormProfile, platform)];
}
