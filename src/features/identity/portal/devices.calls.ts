import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  activityAnswer,
  endSessionsAnswer,
  endSessionsRequest,
  languageAsked,
  sessionsAnswer,
  signInsAnswer,
} from "../devices/devices.schema.ts";

/** Where a person is signed in. */
export const listSessions = defineCall<z.infer<typeof languageAsked>, z.infer<typeof sessionsAnswer>>()({
  method: "GET",
  path: "account/sessions",
  needs: "session.read",
  who: "applicant",
});

/** Signs a person out on one device, or on all others. */
export const endSessions = defineCall<z.infer<typeof endSessionsRequest>, z.infer<typeof endSessionsAnswer>>()({
  method: "POST",
  path: "account/sessions/end",
  needs: "session.end",
  who: "applicant",
  limits: smallBody,
});

/** Who tried to sign in, when and with what. */
export const listSignIns = defineCall<z.infer<typeof languageAsked>, z.infer<typeof signInsAnswer>>()({
  method: "GET",
  path: "account/sign-ins",
  needs: "trail.read",
  who: "applicant",
});

/** Our addition: what happened to the account, when and by whom. */
export const listActivity = defineCall<z.infer<typeof languageAsked>, z.infer<typeof activityAnswer>>()({
  method: "GET",
  path: "account/activity",
  needs: "trail.read",
  who: "applicant",
});
