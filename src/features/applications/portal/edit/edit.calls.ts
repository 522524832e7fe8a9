import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type { SubmitRefused } from "../application.calls.ts";

type Api = typeof import("./edit.api.server.ts");

type EditRequest = z.output<Api["editRequest"]>;
type EditAnswer = z.output<Api["editAnswer"]>;

/** Sends the resume as it is now as the application's next version. Refusals: `captcha`, `vacancy-closed`, `already-ended`, `nothing-changed`, `profile-incomplete`. */
export const editApplication = defineCall<EditRequest, EditAnswer, Pick<SubmitRefused, "missing">>()({
  method: "POST",
  path: "application/edit",
  needs: "application.edit",
  who: "applicant",
  limits: smallBody,
  creates: true,
});
