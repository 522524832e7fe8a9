import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";

export const forgotCall = defineDeskCall<{ body: { email: string } }, null>()({
  method: "POST",
  path: "staff/password/forgot",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});

/** Our addition: whose link it is, before a password is typed for it. */
export const getPasswordLink = defineDeskCall<{ path: { token: string } }, { email: string }>()({
  method: "GET",
  path: "staff/password/reset/{token}",
  needs: "desk.enter",
  who: "anyone",
});

export const resetCall = defineDeskCall<{ body: { token: string; password: string } }, null>()({
  method: "POST",
  path: "staff/password/reset",
  needs: "desk.enter",
  who: "anyone",
  limits: smallBody,
});
