import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../../contract/endpoint.server.ts";
import { accept, refuse } from "../../../../../contract/reply.ts";
import type { Platform } from "../../../../../platform/platform.ts";
import { askerOf } from "../../../account-event.ts";
import { endRemains } from "../../../forgot-password/remains/end-remains.server.ts";
import { endRemainsRequest, remainsAnswer } from "../../../forgot-password/remains/remains.schema.ts";
import { remainsOf } from "../../../forgot-password/remains/remains.server.ts";
import { endRemains as endRemainsCall } from "../../accounts.calls.ts";

/** `account/after-reset` */
export function endRemainsEndpoint(platform: Platform, siteName: () => string): Endpoint {
  return endpoint(endRemainsCall, {
    request: endRemainsRequest,
    answer: remainsAnswer,
    async handle({ body: { token, end } }, context) {
      const ended = await endRemains(platform, siteName, { token, end, asker: askerOf(context) });
      if (ended.status === "invalid") return refuse("reset-invalid", m.accounts_reset_invalid());
      return accept({ data: await remainsOf(platform.database.db, ended.applicantId) });
    },
  });
}
