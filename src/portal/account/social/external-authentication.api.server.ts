import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, type Reply, refuse, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { loginAnswer } from "../../../domain/people/people.schema.ts";
import type { AccountPorts } from "../../../domain/people/ports.server.ts";
import { openProviders } from "../../../domain/people/social/providers.server.ts";
import { sealWaiting, type WaitingIdentity } from "../../../domain/people/social/waiting-identity.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { externalAuthentication, externalOptions } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { answerSignIn, type SignInParts, signingInOf } from "../sign-in/answer-sign-in.server.ts";
import {
  type ExternalRefused,
  externalOptionsAnswer,
  externalOptionsRequest,
  externalRequest,
} from "./external-authentication.schema.ts";
import { type ExternalResult, signInExternally, type Unjoined } from "./external-sign-in.server.ts";
import { waitingOf } from "./join-waiting.server.ts";

type ExternalReply = Reply<ReturnType<typeof loginAnswer.parse>, ExternalRefused>;

/** Seconds after which a provider that was away may be back. */
const awaySeconds = 5;

/** The provider's account waits in this browser, so that the next step knows it. */
function refuseUnjoined<Checked, Ready>(
  { platform: { sealer, clock }, cookies }: SignInParts<Checked, Ready>,
  context: RequestContext,
  identity: Unjoined,
  wants: WaitingIdentity["wants"],
): ExternalReply {
  const { name, email: userName } = identity;
  const aside = context.isOwnOrigin
    ? { cookies: [cookies.socialWaiting(sealWaiting(sealer, identity, wants, clock()))] }
    : {};
  return wants === "link"
    ? refuse("link-needed", m.accounts_social_link_needed(), { name, userName }, aside)
    : refuse("sign-up-needed", m.accounts_social_sign_up_needed(), { name, userName }, aside);
}

async function answer<Checked, Ready>(
  parts: SignInParts<Checked, Ready>,
  context: RequestContext,
  result: ExternalResult,
  rememberMe: boolean,
): Promise<ExternalReply> {
  switch (result.status) {
    case "invalid":
      return refuse("social-account-invalid", m.accounts_social_invalid());
    case "email-required":
      return refuse("email-required", m.accounts_social_email_required());
    case "sign-up-needed":
      return refuseUnjoined(parts, context, result.identity, "sign-up");
    case "link-needed":
      return refuseUnjoined(parts, context, result.identity, "link");
    case "away":
      return { ...refuseWith(503, "provider-away", m.accounts_social_away()), retryAfter: awaySeconds };
    default:
      return answerSignIn(parts, context, result, rememberMe);
  }
}

/** `external-authentication`, and our addition under the same path: what the pages show of it. */
export function externalAuthenticationEndpoints<Checked, Ready>(
  platform: Platform,
  { resume, siteName }: AccountPorts<Checked, Ready>,
): Endpoint[] {
  const providers = openProviders(platform);
  const parts = { platform, cookies: createAccountCookies(platform.settings, platform.sealer), resume, siteName };
  return [
    endpoint(externalAuthentication, {
      request: externalRequest,
      answer: loginAnswer,
      async handle({ body }, context) {
        const { provider, externalAccessToken: token, OTPCode: code, rememberMe = false } = body;
        const { identity } = context;
        const wish = { ...signingInOf(platform, context), code, rememberMe, provider, token, identity };
        return answer(parts, context, await signInExternally(platform, siteName, providers, wish), rememberMe);
      },
    }),
    endpoint(externalOptions, {
      request: externalOptionsRequest,
      answer: externalOptionsAnswer,
      async handle(_, context) {
        const found = waitingOf(platform, context);
        const waiting = found && {
          provider: found.provider,
          name: found.name,
          userName: found.email,
          wants: found.wants,
        };
        return accept({ data: { providers: [...providers.keys()], waiting } });
      },
    }),
  ];
}
