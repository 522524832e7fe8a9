import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, type Reply, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { captchaPayload, lang, lineLength, wellFormedEmail } from "../../account-fields.schema.ts";
import { type Activated, activateByLink, activateByPassword, askForActivation } from "../../activation.server.ts";
import { passwordLength } from "../../password/password.ts";
import { emptyAnswer } from "../../people.schema.ts";
import { activateAccount, activateEmail, resendActivation } from "../accounts.calls.ts";
import { findDevice } from "../session/identify.server.ts";

function answer(activated: Activated): Reply<object> {
  switch (activated.status) {
    case "activated":
      return accept({});
    case "invalid":
      return refuse("activation-invalid", m.accounts_activation_invalid());
    case "expired":
      return refuse("activation-expired", m.accounts_activation_expired());
    case "wrong":
      return refuse("wrong-password", m.accounts_confirmation_wrong());
    case "limited":
      return tooMany(m.contract_too_many(), activated.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: activated.retryAfter };
  }
}

export const activateRequest = z.object({ path: z.object({ id: z.string(), lang: z.string() }) });

/**
 * `activate-email`: a GET that changes something, as the specification has it; the mailed link is a page that asks
 * first.
 */
export function activateEndpoint(platform: Platform, siteName: () => string): Endpoint {
  return endpoint(activateEmail, {
    request: activateRequest,
    answer: emptyAnswer,
    async handle({ path }, context) {
      return answer({ status: await activateByLink(platform, siteName, path.id, getAsker(context)) });
    },
  });
}

/** A link that does not work is refused before the password is checked, so that nobody types one for it. */
export const activateAccountRequest = z.object({
  body: z.object({
    token: z.string().max(lineLength, "too-long"),
    password: z.preprocess((value) => value ?? "", z.string().max(passwordLength.max, "too-long")),
    lang,
  }),
});

/** `account/activate`: what the page behind the mailed link calls. */
export function activateAccountEndpoint(platform: Platform): Endpoint {
  return endpoint(activateAccount, {
    request: activateAccountRequest,
    answer: emptyAnswer,
    async handle({ body: { token, password } }, context) {
      return answer(await activateByPassword(platform, { token, password, asker: getAsker(context) }));
    },
  });
}

export const resendActivationRequest = z.object({
  body: z.object({ email: wellFormedEmail, lang, grecaptcha: captchaPayload }),
});

/** `resend-activation`: the same answer whether or not the address is known. */
export function resendActivationEndpoint(platform: Platform): Endpoint {
  return endpoint(resendActivation, {
    request: resendActivationRequest,
    answer: emptyAnswer,
    async handle({ body }, context) {
      const { email, grecaptcha: captcha } = body;
      const asker = getAsker(context);
      const device = findDevice(platform, context.cookies);
      const ask = { email, language: context.language, source: null, redirect: null, captcha, asker, device };
      const result = await askForActivation(platform, ask);
      if (result.status === "limited") return tooMany(m.contract_too_many(), result.retryAfter);
      return result.status === "captcha" ? refuse("captcha", m.accounts_captcha()) : accept({});
    },
  });
}
