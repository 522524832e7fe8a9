import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, type Refusal, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { captchaPayload, lang, lineLength, wellFormedEmail } from "../../account-fields.schema.ts";
import {
  type Activated,
  activateByLink,
  activateByPassword,
  askForActivation,
  getActivationLink,
} from "../../activation.server.ts";
import { passwordLength } from "../../password/password.ts";
import { activatedAnswer, emptyAnswer } from "../../people.schema.ts";
import type { AccountPorts } from "../../ports.server.ts";
import { activateAccount, activateEmail, getActivation, resendActivation } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { findDevice } from "../session/identify.server.ts";
import { answerSignIn, signingInOf } from "../sign-in/answer-sign-in.server.ts";

type NotActivated = Exclude<Activated, { status: "activated" }>;

function refusal(result: NotActivated): Refusal {
  switch (result.status) {
    case "invalid":
      return refuse("activation-invalid", m.accounts_activation_invalid());
    case "expired":
      return refuse("activation-expired", m.accounts_activation_expired());
    case "wrong":
      return refuse("wrong-password", m.accounts_confirmation_wrong());
    case "confirm-by-mail":
      return refuse("confirm-by-mail", m.accounts_confirm_by_mail());
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
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
      const status = await activateByLink(platform, siteName, path.id, getAsker(context));
      return status === "activated" ? accept({}) : refusal({ status });
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

/** `account/activate`: what the page behind the mailed link calls. The first use of a link also signs in. */
export function activateAccountEndpoint<Checked, Ready>(
  platform: Platform,
  { resume, siteName }: AccountPorts<Checked, Ready>,
): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  const parts = { platform, cookies, resume, siteName };
  return endpoint(activateAccount, {
    request: activateAccountRequest,
    answer: activatedAnswer,
    async handle({ body: { token, password } }, context) {
      const signingIn = signingInOf(platform, context);
      const activated = await activateByPassword(platform, siteName, { token, password, signingIn });
      if (activated.status !== "activated") return refusal(activated);
      if (activated.signIn === null) return accept({});
      const reply = await answerSignIn(parts, context, activated.signIn, false);
      // The account is active in any case; its sign-in's next step is returned beside that.
      return reply.status === "accepted" ? reply : accept({ ...reply.extra }, { cookies: reply.cookies });
    },
  });
}

export const activationLinkRequest = z.object({ path: z.object({ id: z.string() }) });

/** Our addition: whom the mailed link is for. */
export const activationLinkAnswer = z.object({
  data: z.object({
    /** Null when the link was used and has ended. */
    userName: z.string().nullable(),
    isUsed: z.boolean(),
  }),
});

/** `account/activation`: what the page behind the mailed link shows; it changes nothing (promise 6). */
export function activationLinkEndpoint(platform: Platform): Endpoint {
  return endpoint(getActivation, {
    request: activationLinkRequest,
    answer: activationLinkAnswer,
    async handle({ path: { id } }) {
      const link = await getActivationLink(platform, id);
      if (link.status === "invalid" || link.status === "expired") return refusal({ status: link.status });
      return accept({ data: { userName: link.email, isUsed: link.status === "used" } });
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
