import type { Identity } from "../../../contract/request-context.ts";
import { findApplicant, findApplicantByEmail } from "../../../domain/people/applicant.queries.server.ts";
import { type Finished, finishSignIn } from "../../../domain/people/sign-in/finish-sign-in.server.ts";
import type { SigningIn } from "../../../domain/people/sign-in/open-session.server.ts";
import { joinAndTell } from "../../../domain/people/social/join-identity.server.ts";
import { ProviderAwayError } from "../../../domain/people/social/provider.server.ts";
import type { IdentityProviders } from "../../../domain/people/social/providers.server.ts";
import { findJoined } from "../../../domain/people/social/social-identity.queries.server.ts";
import type { SocialIdentity, SocialProvider } from "../../../domain/people/social/social-identity.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import { logFault } from "../../../platform/log/log.ts";
import type { Platform } from "../../../platform/platform.ts";

export interface ExternalSignIn extends SigningIn {
  provider: SocialProvider;
  token: string;
  /** Who is signed in already. */
  identity: Identity;
}

/** A provider's account with an address, which opens none of ours yet. */
export type Unjoined = SocialIdentity & { email: string };

export type ExternalResult =
  | Finished
  | { status: "invalid" | "email-required" | "away" }
  /** Nobody has the address; or the provider does not vouch for it, so that it says nothing about an account. */
  | { status: "sign-up-needed"; identity: Unjoined }
  /** The address has an account: its own sign-in joins the two. */
  | { status: "link-needed"; identity: Unjoined };

type Told = { status: "told"; identity: SocialIdentity } | { status: "invalid" | "away" };

async function ask({ log }: Platform, providers: IdentityProviders, wish: ExternalSignIn): Promise<Told> {
  const { provider, token } = wish;
  try {
    const identity = await providers.get(provider)?.identify(token);
    return identity ? { status: "told", identity } : { status: "invalid" };
  } catch (fault) {
    if (!(fault instanceof ProviderAwayError)) throw fault;
    logFault(log, {}, fault);
    return { status: "away" };
  }
}

/** Signs in whom a provider vouches for: limits, the provider's word, the account joined to it, then what every sign-in ends with. */
export async function signInExternally(
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
  const told = await ask(platform, providers, wish);
  if (told.status !== "told") return told;
  const { db } = platform.database;
  const applicantId =
    (await findJoined(db, told.identity)) ?? (await joinOwn({ platform, siteName }, told.identity, wish));
  const applicant = applicantId === null ? undefined : await findApplicant(db, applicantId);
  if (applicant !== undefined) return finishSignIn(platform, siteName, applicant, wish);
  return unjoined(platform, told.identity);
}

/** Somebody who is signed in already has shown the account's own proof. */
async function joinOwn(
  joining: { platform: Platform; siteName: () => string },
  told: SocialIdentity,
  wish: ExternalSignIn,
): Promise<number | null> {
  const { identity: who } = wish;
  if (who.kind !== "applicant") return null;
  const account = { id: who.applicantId, email: who.userName };
  return (await joinAndTell(joining, told, account, wish)) ? account.id : null;
}

async function unjoined({ database }: Platform, told: SocialIdentity): Promise<ExternalResult> {
  const { email } = told;
  if (email === null) return { status: "email-required" };
  const identity = { ...told, email };
  // Of an address that nobody vouches for nothing is looked up: the answer would tell whose it is (promise 3).
  const exists = told.isEmailVerified && (await findApplicantByEmail(database.db, email)) !== undefined;
  return { status: exists ? "link-needed" : "sign-up-needed", identity };
}
