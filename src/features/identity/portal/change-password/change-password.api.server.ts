import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, type Reply, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { lang, newPassword } from "../../account-fields.schema.ts";
import { changePassword, type PasswordChanged } from "../../change-password.server.ts";
import { passwordLength } from "../../password/password.ts";
import { emptyAnswer } from "../../people.schema.ts";
import { changePassword as changePasswordCall } from "../accounts.calls.ts";
import { findDevice } from "../session/identify.server.ts";

function answer(result: PasswordChanged): Reply<object> {
  switch (result.status) {
    case "changed":
      return accept({});
    case "wrong":
      return refuse("wrong-password", m.accounts_change_wrong());
    case "weak": {
      const { code } = result;
      return invalid(m.contract_invalid_fields(), [{ path: "NewPassword", code, message: fieldMessage(code) }]);
    }
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
  }
}

/** A password that is shown, not chosen. */
const shownPassword = z.string("required").min(1, "required").max(passwordLength.max, "too-long");

export const changePasswordRequest = z.object({
  body: z.object({ OldPassword: shownPassword, NewPassword: newPassword, lang }),
});

/** `password-change` */
export function changePasswordEndpoint(platform: Platform, siteName: () => string): Endpoint {
  return endpoint(changePasswordCall, {
    request: changePasswordRequest,
    answer: emptyAnswer,
    async handle({ body }, context) {
      const { applicantId, sessionId } = context.identity;
      const device = findDevice(platform, context.cookies);
      const { OldPassword: oldPassword, NewPassword: newPassword } = body;
      const ask = { ...getAsker(context), applicantId, sessionId, oldPassword, newPassword, device };
      return answer(await changePassword(platform, siteName, ask));
    },
  });
}
