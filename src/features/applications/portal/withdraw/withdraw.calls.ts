import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type { WithdrawAnswer, WithdrawRequest } from "./withdraw.schema.ts";

/** Takes an application back: status 3 for good; a new one may follow while the vacancy is open. Refusal: `already-ended`. */
export const withdrawApplication = defineCall<WithdrawRequest, WithdrawAnswer>()({
  method: "POST",
  path: "application/withdraw",
  needs: "application.withdraw",
  who: "applicant",
  limits: smallBody,
});
