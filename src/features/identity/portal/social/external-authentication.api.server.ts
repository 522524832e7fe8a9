import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { accept, type Reply, refuse, refuseWith } from "../../../../contract/reply.ts";
import type { Identity, RequestContext } from "../../../../contract/request-context.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";
import { logFault } from "../../../../platform/log/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { lang, optionalLine, rememberMe } from "../../account-fields.schema.ts";
import { findApplicant, findApplicantByEmail } from "../../applicant.queries.server.ts";
import { loginAnswer } from "../../people.schema.ts";
import type { AccountPorts } from "../../ports.server.ts";
import { type Finished, finishSignIn, type SigningIn } from "../../sign-in/open-session.server.ts";
import { joinAndTell, sealWaiting, type WaitingIdentity } from "../../social/join-identity.server.ts";
import { ProviderAwayError } from "../../social/provider.server.ts";
import { type IdentityProviders, openProviders } from "../../social/providers.server.ts";
import { findJoined } from "../../social/social-identity.queries.server.ts";
import { type SocialIdentity, type SocialProvider, socialProviders } from "../../social/social-identity.ts";
import { type ExternalRefused, externalAuthentication, externalOptions } from "../accounts.calls.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { answerSignIn, type SignInParts, signingInOf } from "../sign-in/answer-sign-in.server.ts";
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

/** Characters of a provider's token; an ID token has about 1,200. */
const longestToken = 8_000;

/** `username` has no effect: only the provider says whose account it is. */
export const externalRequest = z.object({
  body: z.object({
    username: optionalLine,
    provider: z.preprocess(blankIsAbsent, z.enum(socialProviders, "choice")),
    externalAccessToken: z.preprocess(blankIsAbsent, z.string("required").max(longestToken, "too-long")),
    webFrontEnd: optionalLine,
    lang,
    OTPCode: optionalLine,
    rememberMe,
  }),
});

export const externalOptionsRequest = z.object({});

/** Our addition: which providers the site offers, and whose account waits in this browser. */
export const externalOptionsAnswer = z.object({
  data: z.object({
    providers: z.array(z.enum(socialProviders)),
    waiting: z
      .object({
        provider: z.enum(socialProviders),
        name: z.string(),
        userName: z.string(),
        wants: z.enum(["sign-up", "link"]),
      })
      .nullable(),
  }),
});

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

interface ExternalSignIn extends SigningIn {
  provider: SocialProvider;
  token: string;
  /** Who is signed in already. */
  identity: Identity;
}

/** A provider's account with an address, not linked to an account here yet. */
type Unjoined = SocialIdentity & { email: string };

type ExternalResult =
  | Finished
  | { status: "invalid" | "email-required" | "away" }
  /** Nobody has the address; or the provider does not vouch for it, so that it says nothing about an account. */
  | { status: "sign-up-needed"; identity: Unjoined }
  /** The address has an account: its own sign-in joins the two. */
  | { status: "link-needed"; identity: Unjoined };

type ProviderAnswer = { status: "known"; identity: SocialIdentity } | { status: "invalid" | "away" };

async function ask({ log }: Platform, providers: IdentityProviders, wish: ExternalSignIn): Promise<ProviderAnswer> {
  const { provider, token } = wish;
  try {
    const identity = await providers.get(provider)?.identify(token);
    return identity ? { status: "known", identity } : { status: "invalid" };
  } catch (fault) {
    if (!(fault instanceof ProviderAwayError)) throw fault;
    logFault(log, {}, fault);
    return { status: "away" };
  }
}

/**
 * Signs in whom a provider vouches for: limits, the provider's word, the account joined to it, then what every sign-in
 * ends with.
 */
async function signInExternally(
  platform: Platform,
  siteName: () => string,
  providers: IdentityProviders,
  wish: ExternalSignIn,
): Promise<ExternalResult> {
  const { device, network } = wish;
  const verdict =
    device === null
      ? await platform.limits.take(limitRules.providerSignIns, [network])
      : await platform.limits.take(limitRules.signInsOnDevice, [device.id]);
  if (verdict.status === "limited") return { ...verdict };
  const answer = await ask(platform, providers, wish);
  if (answer.status !== "known") return answer;
  const { db } = platform.database;
  const applicantId =
    (await findJoined(db, answer.identity)) ?? (await joinOwn({ platform, siteName }, answer.identity, wish));
  const applicant = applicantId === null ? undefined : await findApplicant(db, applicantId);
  if (applicant !== undefined) return finishSignIn(platform, siteName, applicant, wish);
  return unjoined(platform, answer.identity);
}

/** Someone who is signed in already has shown the account's own proof. */
async function joinOwn(
  joining: { platform: Platform; siteName: () => string },
  social: SocialIdentity,
  wish: ExternalSignIn,
): Promise<number | null> {
  const { identity: who } = wish;
  if (who.kind !== "applicant") return null;
  const account = { id: who.applicantId, email: who.userName };
  return (await joinAndTell(joining, social, account, wish)) ? account.id : null;
}

async function unjoined({ database }: Platform, social: SocialIdentity): Promise<ExternalResult> {
  const { email } = social;
  if (email === null) return { status: "email-required" };
  const identity = { ...social, email };
  // An unverified address is never looked up: the answer would reveal whose it is (promise 3).
  const exists = social.isEmailVerified && (await findApplicantByEmail(database.db, email)) !== undefined;
  return { status: exists ? "link-needed" : "sign-up-needed", identity };
}
