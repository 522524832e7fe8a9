import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./withdraw.api.server.ts");

type WithdrawRequest = z.output<Api["withdrawRequest"]>;
type WithdrawAnswer = z.output<Api["withdrawAnswer"]>;

/** Takes an application back: status 3 for good; a new one may follow while the vacancy is open. Refusal: `already-ended`. */
export const withdrawApplication = defineCall<WithdrawRequest, WithdrawAnswer>()({
  method: "POST",
  path: "application/withdraw",
  needs: "application.withdraw",
  who: "applicant",
  limits: smallBody,
});
