import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notFound, refuse } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { giveForm } from "../../../extended-forms/give/give-form.server.ts";
import { applicationId } from "../application.schema.ts";
import { namedApplication } from "../named-application.server.ts";
import { giveFormCall } from "./give-form.calls.ts";

const refusals = {
  "form-missing": m.applications_form_missing,
  "already-given": m.applications_form_already_given,
  "already-ended": m.applications_form_already_ended,
} as const;

export const giveFormRequest = z.object({ body: z.object({ applicationId, give: z.boolean("required") }) });

export const giveFormAnswer = z.object({});

/** `application/form-give` */
export function giveFormEndpoint(platform: Platform): Endpoint {
  return endpoint(giveFormCall, {
    request: giveFormRequest,
    answer: giveFormAnswer,
    thing: namedApplication(platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, give } }, { identity: { applicantId } }) {
      const { status } = await giveForm(platform, { applicantId, applicationId, gives: give });
      if (status === "answered") return accept({});
      return status === "unknown" ? notFound(m.contract_not_found()) : refuse(status, refusals[status]());
    },
  });
}
