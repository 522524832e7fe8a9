import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notFound, refuse } from "../../../../contract/reply.ts";
import { profilePath } from "../../../resumes/portal/wire/paths.ts";
import type { Applying } from "../../apply.server.ts";
import { edit } from "../../edit.server.ts";
import { applicationId } from "../application.schema.ts";
import { namedApplication } from "../named-application.server.ts";
import { grecaptcha } from "../submit/submit.schema.ts";
import { editApplication } from "./edit.calls.ts";

export const editRequest = z.object({ body: z.object({ applicationId, grecaptcha }) });

/** The number of what was sent. */
export const editAnswer = z.object({ version: z.number() });

/** `application/edit` */
export function editEndpoint(applying: Applying): Endpoint {
  return endpoint(editApplication, {
    request: editRequest,
    answer: editAnswer,
    thing: namedApplication(applying.platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, grecaptcha } }, { identity: { applicantId } }) {
      if (!(await applying.platform.captcha.redeem(grecaptcha))) return refuse("captcha", m.contract_captcha());
      const edited = await edit(applying, { applicantId, applicationId });
      switch (edited.status) {
        case "edited":
          return accept({ version: edited.version });
        case "unknown":
          return notFound(m.contract_not_found());
        case "vacancy-closed":
          return refuse("vacancy-closed", m.applications_vacancy_closed());
        case "already-ended":
          return refuse("already-ended", m.applications_withdraw_already_ended());
        case "nothing-changed":
          return refuse("nothing-changed", m.applications_edit_same());
        case "profile-incomplete":
          return refuse("profile-incomplete", m.applications_profile_incomplete(), {
            missing: edited.missing.map(profilePath),
          });
      }
    },
  });
}
