import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import { accept, invalid, type Reply, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { captchaPayload, lang, lineLength, newPassword, wellFormedEmail } from "../../account-fields.schema.ts";
import { askForReset, type Reset, resetPassword } from "../../forgot-password/forgot-password.server.ts";
import { remainsAnswer } from "../../forgot-password/remains.schema.ts";
import { getRemains } from "../../forgot-password/remains.server.ts";
import { emptyAnswer, redirect, source } from "../../people.schema.ts";
import { applicantPrincipal } from "../../principal.ts";
import { sealDevice } from "../../session/known-device.server.ts";
import { isTwoStepOn } from "../../two-step/two-step.server.ts";
import { forgetPassword, resetPassword as resetPasswordCall } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { findDevice } from "../session/identify.server.ts";

/** `source` and `redirect` are our additions: where the visitor came from and was going, as at sign-up; the mailed link leads there. */
export const forgetPasswordRequest = z.object({
  body: z.object({ email: wellFormedEmail, lang, grecaptcha: captchaPayload, source, redirect }),
});

/** `forget-password`: the same answer, in the same time, whether or not the e-mail is known (promise 3). */
export function forgetPasswordEndpoint(platform: Platform): Endpoint {
  return endpoint(forgetPassword, {
    request: forgetPasswordRequest,
    answer: emptyAnswer,
    async handle({ body }, context) {
      const { email, source = null, grecaptcha: captcha } = body;
      const device = findDevice(platform, context.cookies);
      const ask = { email, source, redirect: ownPath(body.redirect), captcha, device };
      const result = await askForReset(platform, { ...ask, language: context.language, asker: getAsker(context) });
      if (result.status === "limited") return tooMany(m.contract_too_many(), result.retryAfter);
      return result.status === "captcha" ? refuse("captcha", m.accounts_captcha()) : accept({});
    },
  });
}

function refusal(result: Exclude<Reset, { status: "reset" }>): Reply<object> {
  switch (result.status) {
    case "invalid":
      return refuse("reset-invalid", m.accounts_reset_invalid());
    case "expired":
      return refuse("reset-expired", m.accounts_reset_expired());
    case "weak": {
      const { code } = result;
      return invalid(m.contract_invalid_fields(), [{ path: "newPassword", code, message: fieldMessage(code) }]);
    }
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
  }
}

/** This browser's own session ended with the others when it was the same person's. */
function isOwn({ identity, isOwnOrigin }: RequestContext, applicantId: number): boolean {
  return isOwnOrigin && identity.kind === "applicant" && identity.applicantId === applicantId;
}

export const resetPasswordRequest = z.object({
  body: z.object({ token: z.string("required").min(1, "required").max(lineLength, "too-long"), newPassword, lang }),
});

/** `reset-password` */
export function resetPasswordEndpoint(platform: Platform, siteName: () => string): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  /**
   * Who reads the account's mail here may try the new password here, whatever others tried elsewhere (promise 4). Not
   * with a second step: each device has tries of its own at its codes, and is known only after one was right.
   */
  async function afterReset(context: RequestContext, applicantId: number): Promise<string[]> {
    if (!context.isOwnOrigin) return [];
    const ended = isOwn(context, applicantId) ? cookies.endedSession(context.cookies) : [];
    const principal = applicantPrincipal(applicantId);
    if (await isTwoStepOn(platform.database.db, principal)) return ended;
    return [cookies.device(sealDevice(platform.sealer, findDevice(platform, context.cookies), principal)), ...ended];
  }
  return endpoint(resetPasswordCall, {
    request: resetPasswordRequest,
    answer: remainsAnswer,
    async handle({ body }, context) {
      const { token, newPassword: password } = body;
      const result = await resetPassword(platform, siteName, { token, password, asker: getAsker(context) });
      if (result.status !== "reset") return refusal(result);
      const data = await getRemains(platform.database.db, result.applicantId);
      return accept({ data }, { cookies: await afterReset(context, result.applicantId) });
    },
  });
}
