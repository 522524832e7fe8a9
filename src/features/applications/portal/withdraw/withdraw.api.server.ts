import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notFound, refuse } from "../../../../contract/reply.ts";
import type { Applying } from "../../apply.server.ts";
import { withdraw } from "../../withdraw.server.ts";
import { applicationId } from "../application.schema.ts";
import { namedApplication } from "../named-application.server.ts";
import { longestReason } from "./longest-reason.ts";
import { withdrawApplication } from "./withdraw.calls.ts";

export const withdrawRequest = z.object({
  body: z.object({
    applicationId,
    reason: z.string().max(longestReason, "too-long").nullish(),
  }),
});

export const withdrawAnswer = z.object({});

/** `application/withdraw` */
export function withdrawEndpoint(applying: Applying): Endpoint {
  return endpoint(withdrawApplication, {
    request: withdrawRequest,
    answer: withdrawAnswer,
    thing: namedApplication(applying.platform, ["body", "applicationId"]),
    async handle({ body: { applicationId, reason } }, { identity: { applicantId } }) {
      const { status } = await withdraw(applying, { applicantId, applicationId, reason: (reason ?? "").trim() });
      if (status === "unknown") return notFound(m.contract_not_found());
      if (status === "already-ended") return refuse("already-ended", m.applications_withdraw_already_ended());
      return accept({});
    },
  });
}
