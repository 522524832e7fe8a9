import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { accept, notFound, type Refusal, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { type Applying, edit, isOwn } from "../../../domain/applications/applications.server.ts";
import { editApplication } from "./edit.calls.ts";
import { editAnswer, editedApplicationId, editRequest } from "./edit.schema.ts";

/** 404 for another's, before anything else is looked at; a value that is no id is a wrong field. */
function findOwn(applying: Applying) {
  return async ({ body }: RawRequest, { identity }: RequestContext<"applicant">): Promise<Refusal | null> => {
    const { data: id } = editedApplicationId.safeParse(
      typeof body === "object" && body !== null ? Reflect.get(body, "applicationId") : null,
    );
    if (id === undefined) return null;
    const wish = { applicantId: identity.applicantId, applicationId: id };
    return (await isOwn(applying, wish)) ? null : notFound(m.contract_not_found());
  };
}

/** `application/edit` */
export function editEndpoint(applying: Applying): Endpoint {
  return endpoint(editApplication, {
    request: editRequest,
    answer: editAnswer,
    find: findOwn(applying),
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
          return refuse("profile-incomplete", m.applications_profile_incomplete(), { missing: edited.missing });
      }
    },
  });
}
