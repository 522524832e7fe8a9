import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, invalid, type Refusal, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { captchaPayload, email, lang } from "../../account-fields.schema.ts";
import { sealCaptchaPass } from "../../captcha-pass.server.ts";
import { emptyAnswer, file, redirect, signUpData, source } from "../../people.schema.ts";
import type { AccountPorts } from "../../ports.server.ts";
import {
  alsoWrongInSignUp,
  checkEmail as check,
  type Registered,
  registerApplicant,
  validateSignUp,
} from "../../sign-up.server.ts";
import { checkEmail, register } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { waitingOf } from "../social/join-waiting.server.ts";

export const checkEmailRequest = z.object({ body: z.object({ email, lang }) });

/** `auth/check-email` */
export function checkEmailEndpoint(platform: Platform): Endpoint {
  return endpoint(checkEmail, {
    request: checkEmailRequest,
    answer: emptyAnswer,
    async handle({ body }, { network }) {
      const checked = await check(platform, body.email, network);
      switch (checked.status) {
        case "free":
          return accept({});
        case "taken":
          return refuse("email-taken", m.accounts_email_taken());
        case "malformed":
          return refuse("email-invalid", m.accounts_email_invalid());
        case "limited":
          return tooMany(m.contract_too_many(), checked.retryAfter);
      }
    },
  });
}

type NotRegistered = Exclude<Registered, { status: "registered" }>;

function refusal(result: NotRegistered): Refusal {
  switch (result.status) {
    case "taken":
      return refuse("email-taken", m.accounts_email_taken());
    case "captcha":
      return refuse("captcha", m.accounts_captcha());
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
    case "refused":
      return result;
  }
}

export const registerRequest = z.object({
  body: z.object({
    data: signUpData,
    photoProfile: file,
    cvFile: file,
    grecaptcha: captchaPayload,
    lang,
    source,
    redirect,
  }),
});

export const registerAnswer = z.object({ applicantId: z.number() });

/** `auth/register` */
export function registerEndpoint<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return endpoint(register, {
    request: registerRequest,
    answer: registerAnswer,
    alsoWrong: (raw, context) => alsoWrongInSignUp(ports.resume, raw, context),
    async handle({ body }, context) {
      const { language } = context;
      const { data, photoProfile, cvFile, grecaptcha: captcha, source = null, redirect } = body;
      const form = { data, files: { photoProfile, cvFile } };
      const validated = await validateSignUp(ports.resume, form, language);
      if (validated.status === "invalid") return invalid(m.contract_invalid_fields(), validated.errors);
      if (validated.status === "refused") return validated.refusal;
      const { account, resume } = validated;
      const registration = { account, resume, captcha, language, source, redirect, asker: getAsker(context) };
      const waiting = waitingOf(platform, context);
      const registered = await registerApplicant(platform, ports, { ...registration, waiting });
      if (registered.status !== "registered") return refusal(registered);
      const { applicantId } = registered;
      const pass = cookies.captchaPass(sealCaptchaPass(platform.sealer, applicantId, platform.clock()));
      return accept({ applicantId }, { cookies: context.isOwnOrigin ? [pass] : [] });
    },
  });
}
