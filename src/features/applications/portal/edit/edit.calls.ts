import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type { SubmitRefused } from "../submit/submit.schema.ts";
import type { EditAnswer, EditRequest } from "./edit.schema.ts";

/** Sends the resume as it is now as the application's next version. Refusals: `captcha`, `vacancy-closed`, `already-ended`, `nothing-changed`, `profile-incomplete`. */
export const editApplication = defineCall<EditRequest, EditAnswer, Pick<SubmitRefused, "missing">>()({
  method: "POST",
  path: "application/edit",
  needs: "application.edit",
  who: "applicant",
  limits: smallBody,
  creates: true,
});
