import { z } from "zod";
import { m } from "#messages";
import { hostCookieName } from "../../../../contract/cookies.ts";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, refuse } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { captchaPayload, lang, lineLength, optionalLine, rememberMe } from "../../account-fields.schema.ts";
import { blankIsShown, loginAnswer, password } from "../../people.schema.ts";
import type { AccountPorts } from "../../ports.server.ts";
import { pendingStepCookieName } from "../../session/pending-step.server.ts";
import { signIn, signInBySecondStep } from "../../sign-in/sign-in.server.ts";
import { login } from "../accounts.calls.ts";
import { type AccountCookies, createAccountCookies } from "../session/account-cookies.server.ts";
import { newGuestToken } from "../session/identify.server.ts";
import { answerSignIn, type LoginReply, type SignInParts, signingInOf } from "./answer-sign-in.server.ts";

const shownName = z.preprocess(blankIsShown, z.string().max(lineLength, "too-long").optional());

/** Sign-in. Without name and password it asks for a guest's token. */
const loginBody = z
  .object({
    siteType: optionalLine,
    userName: shownName,
    password,
    grecaptcha: captchaPayload,
    lang,
    OTPCode: optionalLine,
    rememberMe,
  })
  .superRefine((form, context) => {
    if (!form.userName === !form.password) return;
    context.addIssue({ code: "custom", path: [form.userName ? "password" : "userName"], message: "required" });
  });

export const loginRequest = z.object({ body: loginBody });

type LoginForm = ReturnType<typeof loginRequest.parse>["body"];

/** A guest's token; a browser whose session has ended loses that cookie with it. */
function answerGuest({ sealer, clock }: Platform, cookies: AccountCookies, context: RequestContext): LoginReply {
  const token = newGuestToken(sealer, clock());
  const answer = { token, name: "guest" } as const;
  if (!context.isOwnOrigin || context.identity.kind === "applicant") return accept(answer);
  const stale = context.cookies[cookies.names.session] === undefined ? [] : cookies.endedSession(context.cookies);
  return accept(answer, { cookies: [...cookies.guest(token), ...stale] });
}

const wrongCredentials = (): LoginReply => refuse("invalid-credentials", m.accounts_invalid_credentials());

/** The credentials of a sign-in. */
export type PasswordForm = Pick<LoginForm, "grecaptcha" | "OTPCode" | "rememberMe"> & {
  userName: string;
  password: string;
};

async function answerPassword<Checked, Ready>(
  parts: SignInParts<Checked, Ready>,
  form: PasswordForm,
  context: RequestContext,
): Promise<LoginReply> {
  const { userName, password, grecaptcha: captcha, OTPCode: code } = form;
  const rememberMe = form.rememberMe === true;
  const who = { ...signingInOf(parts.platform, context), rememberMe, code };
  const result = await signIn(parts.platform, parts.siteName, { ...who, userName, password, captcha });
  if (result.status === "wrong") return wrongCredentials();
  if (result.status === "captcha") return refuse("captcha", m.accounts_captcha());
  if (result.status === "confirm-by-mail") return refuse("confirm-by-mail", m.accounts_confirm_by_mail());
  return answerSignIn(parts, context, result, rememberMe);
}

/** Our addition: a code alone continues with the sign-in that this browser began. */
async function answerSecondStep<Checked, Ready>(
  parts: SignInParts<Checked, Ready>,
  code: string,
  context: RequestContext,
): Promise<LoginReply> {
  const pending = context.isOwnOrigin
    ? context.cookies[hostCookieName(parts.platform.settings, pendingStepCookieName)]
    : undefined;
  const ask = { ...signingInOf(parts.platform, context), code, pending };
  const { result, rememberMe } = await signInBySecondStep(parts.platform, parts.siteName, ask);
  if (result.status !== "ended") return answerSignIn(parts, context, result, rememberMe);
  return refuse("second-step-ended", m.accounts_second_step_ended());
}

/** The sign-in by password, for calls of later features that issue the same token. */
export function createPasswordSignIn<Checked, Ready>(
  platform: Platform,
  { resume, siteName }: AccountPorts<Checked, Ready>,
) {
  const parts = { platform, cookies: createAccountCookies(platform.settings, platform.sealer), resume, siteName };
  return (form: PasswordForm, context: RequestContext): Promise<LoginReply> => answerPassword(parts, form, context);
}

/** `login`: a guest's token without name and password, a person's session with them. */
export function loginEndpoint<Checked, Ready>(
  platform: Platform,
  { resume, siteName }: AccountPorts<Checked, Ready>,
): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  const parts = { platform, cookies, resume, siteName };
  return endpoint(login, {
    request: loginRequest,
    answer: loginAnswer,
    async handle({ body }, context) {
      const { userName, password, OTPCode } = body;
      if (userName && password) return answerPassword(parts, { ...body, userName, password }, context);
      if (OTPCode !== undefined) return answerSecondStep(parts, OTPCode, context);
      const isGuest = userName === undefined && password === undefined;
      return isGuest ? answerGuest(platform, cookies, context) : wrongCredentials();
    },
  });
}
