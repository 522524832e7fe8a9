import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import { z } from "zod";
import type { StaffProvider } from "../../../platform/settings/staff-settings.ts";
import {
  type FlowSecrets,
  ProviderAwayError,
  patienceMs,
  personClaims,
  usableEmail,
  usableName,
} from "../social/provider.server.ts";
import type { CompanyIdentity } from "./company-identity.queries.server.ts";
import { createLogoutTokenReader, type LogoutToken } from "./logout-token.server.ts";

/** Whom the company's provider vouches for. */
export interface CompanyPerson extends CompanyIdentity {
  email: string | null;
  /** null where the provider does not say whether the address is this person's. */
  isEmailVerified: boolean | null;
  name: string;
  /** "too-many": the person is in more groups than the token carries, and it names none of them. */
  groups: readonly string[] | "too-many";
  /** When they last showed the provider who they are; null where it does not say. */
  shownAt: Date | null;
  /** Their session there; null where it does not say. */
  sid: string | null;
}

/** Whether the provider must ask the person again, and not believe its own session. */
export interface Freshness {
  fresh: boolean;
}

/** The company's provider of sign-ins, as the desk needs it. */
export interface CompanyProvider {
  issuer: string;
  /** Where a person is sent, to come back to `redirectUri` with a code. @throws ProviderAwayError */
  begin(redirectUri: string, secrets: FlowSecrets, freshness: Freshness): Promise<URL>;
  /**
   * Trades the code that came back for whom the provider vouches for.
   * @param returned our own address, with the query that the browser brought
   * @returns null when anything about it is wrong
   * @throws ProviderAwayError
   */
  redeem(returned: URL, secrets: FlowSecrets, freshness: Freshness): Promise<CompanyPerson | null>;
  /** Reads a token by which the provider signs someone out; null when anything about it is wrong. @throws ProviderAwayError */
  readLogoutToken(token: string, now: Date): Promise<LogoutToken | null>;
}

const claimsSchema = personClaims.extend({
  auth_time: z.number().optional(),
  sid: z.string().min(1).max(255).optional().catch(undefined),
});

/** One group may come as a bare text. */
const groupsSchema = z.union([z.array(z.string()), z.string().transform((group) => [group])]);

async function discover({ issuer, clientId, clientSecret }: StaffProvider): Promise<Configuration> {
  const insecure = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const options = { execute: [...insecure, enableNonRepudiationChecks], timeout: patienceMs / 1000 };
  return discovery(new URL(issuer), clientId, clientSecret, undefined, options);
}

/** Faults of the way to the provider, in place of what it answered. */
function isAway(fault: unknown): boolean {
  if (fault instanceof TypeError) return true;
  return fault instanceof Error && "code" in fault && fault.code === "OAUTH_TIMEOUT";
}

/** Secrets of a sign-in request; with `max_age` 0 the provider asks again and says when (OpenID Connect, 3.1.2.1). */
function getChecks({ state, nonce, verifier }: FlowSecrets, { fresh }: Freshness) {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  return fresh ? { ...checks, maxAge: 0 } : checks;
}

/** The company's provider by code flow with PKCE, state and nonce; asked for what it is when first needed. */
export function createCompanyProvider(settings: StaffProvider): CompanyProvider {
  const { issuer, groupsClaim } = settings;
  let known: Promise<Configuration> | null = null;
  const discovered = async (): Promise<Configuration> => {
    known ??= discover(settings);
    try {
      return await known;
    } catch (cause) {
      known = null;
      throw new ProviderAwayError(`${issuer} did not answer.`, { cause });
    }
  };

  return {
    issuer,
    readLogoutToken: createLogoutTokenReader(settings, discovered),
    async begin(redirectUri, { state, nonce, verifier }, { fresh }) {
      return buildAuthorizationUrl(await discovered(), {
        ...{ redirect_uri: redirectUri, scope: "openid email profile", state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
        ...(fresh && { max_age: "0" }),
      });
    },
    async redeem(returned, secrets, freshness) {
      const config = await discovered();
      try {
        const tokens = await authorizationCodeGrant(config, returned, getChecks(secrets, freshness));
        const claims = claimsSchema.parse(tokens.claims());
        const allClaims: Record<string, unknown> = { ...tokens.claims() };
        const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
        const isAsked = hasUserInfo && (allClaims[groupsClaim] === undefined || claims.email === undefined);
        const more = isAsked ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return getPerson(issuer, groupsClaim, { ...more, ...allClaims });
      } catch (fault) {
        if (isAway(fault)) throw new ProviderAwayError(`${issuer} did not answer.`, { cause: fault });
        return null;
      }
    },
  };
}

/** What Microsoft Entra sends in place of more than 200 groups ("groups overage claim"). */
const overageSchema = z.object({
  _claim_names: z.record(z.string(), z.unknown()).optional().catch(undefined),
  hasgroups: z
    .union([z.literal(true), z.literal("true")])
    .optional()
    .catch(undefined),
});

function getGroups(groupsClaim: string, claims: Record<string, unknown>): CompanyPerson["groups"] {
  if (claims[groupsClaim] !== undefined) return groupsSchema.safeParse(claims[groupsClaim]).data ?? [];
  const { _claim_names: elsewhere = {}, hasgroups } = overageSchema.parse(claims);
  const isLeftOut = Object.hasOwn(elsewhere, groupsClaim) || (groupsClaim === "groups" && hasgroups !== undefined);
  return isLeftOut ? "too-many" : [];
}

function getPerson(issuer: string, groupsClaim: string, claims: Record<string, unknown>): CompanyPerson {
  const { sub: subject, email, email_verified: verified, name, auth_time: shownAt, sid } = claimsSchema.parse(claims);
  return {
    ...{ issuer, subject, email: usableEmail(email), name: usableName(name), isEmailVerified: verified ?? null },
    groups: getGroups(groupsClaim, claims),
    sid: sid ?? null,
    shownAt: shownAt === undefined ? null : new Date(shownAt * 1000),
  };
}
