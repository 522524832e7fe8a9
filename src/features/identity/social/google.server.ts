import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from "openid-client";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { SocialClient } from "../../../platform/settings/settings.ts";
import {
  askProvider,
  type IdentityProvider,
  ProviderAwayError,
  patienceMs,
  personClaims,
  usableEmail,
  usableName,
} from "./provider.server.ts";
import { redeemed } from "./redeemed.server.ts";
import type { SocialIdentity } from "./social-identity.ts";

/** Never "none", never a shared secret. */
const algorithms = ["RS256", "PS256", "ES256"];

/** Google's own tokens may name their issuer without the scheme (its "OpenID Connect", step 5). */
const google = "https://accounts.google.com";

const tokenInfo = personClaims.extend({ aud: z.string(), exp: z.coerce.number() });

interface Discovered {
  config: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
  /** Beside where tokens are had: https://oauth2.googleapis.com/tokeninfo. */
  tokenInfo: URL;
  userInfo: URL;
}

async function discover({ clientId, clientSecret, url: issuer }: SocialClient): Promise<Discovered> {
  const execute = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  const options = { execute, timeout: patienceMs / 1000 };
  const config = await discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  const { jwks_uri: keys, token_endpoint: token, userinfo_endpoint: userInfo } = config.serverMetadata();
  if (!keys || !token || !userInfo) throw new Error("The issuer does not say where its keys, tokens and people are.");
  return {
    config,
    keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: patienceMs }),
    tokenInfo: new URL("tokeninfo", token),
    userInfo: new URL(userInfo),
  };
}

function identityOf(claims: z.output<typeof personClaims>): SocialIdentity {
  const { sub: subject, email, email_verified: verified, name } = claims;
  return {
    ...{ provider: "google", subject, email: usableEmail(email), name: usableName(name) },
    isEmailVerified: verified === true,
  };
}

/** True when the fault says something about the token, not about the way to the keys. */
function isTokensFault(fault: unknown): boolean {
  return (
    fault instanceof errors.JOSEError && !(fault instanceof errors.JWKSTimeout) && fault.code !== "ERR_JOSE_GENERIC"
  );
}

function isIdToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg !== undefined;
  } catch {
    return false;
  }
}

/** Google, or whoever speaks OpenID Connect in its place: ID tokens, and access tokens checked by token-info. */
export function createGoogle(client: SocialClient, clock: Clock): IdentityProvider {
  const { clientId, url: issuer } = client;
  let known: Promise<Discovered> | null = null;
  const discovered = async (): Promise<Discovered> => {
    known ??= discover(client);
    try {
      return await known;
    } catch (cause) {
      known = null;
      throw new ProviderAwayError(`${issuer} did not answer.`, { cause });
    }
  };

  async function byIdToken(token: string): Promise<SocialIdentity | null> {
    const { keys, config } = await discovered();
    const { issuer: told } = config.serverMetadata();
    const wanted = { audience: clientId, issuer: told === google ? [google, "accounts.google.com"] : told };
    try {
      const options = { ...wanted, algorithms, requiredClaims: ["sub", "exp", "iat"], currentDate: clock() };
      const { payload } = await jwtVerify(token, keys, options);
      // A token for several is ours only when it was made for us (OpenID Connect, 3.1.3.7).
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload["azp"] !== clientId) return null;
      const claims = personClaims.safeParse(payload).data;
      return claims === undefined ? null : identityOf(claims);
    } catch (fault) {
      if (isTokensFault(fault)) return null;
      throw new ProviderAwayError(`${issuer} did not tell its keys.`, { cause: fault });
    }
  }

  async function byAccessToken(token: string): Promise<SocialIdentity | null> {
    const { tokenInfo: place, userInfo } = await discovered();
    const url = new URL(place);
    url.searchParams.set("access_token", token);
    const info = await askProvider(url, tokenInfo);
    if (info?.aud !== clientId || info.exp * 1000 <= clock().getTime()) return null;
    const person = await askProvider(userInfo, personClaims, { authorization: `Bearer ${token}` });
    return person?.sub === info.sub ? identityOf({ ...info, name: person.name }) : null;
  }

  return {
    async begin(redirectUri, { state, nonce, verifier }) {
      const { config } = await discovered();
      return buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: "openid email profile", state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
      });
    },
    async redeem(returned, { state, nonce, verifier }) {
      const { config } = await discovered();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      // Its signature is looked at by `identify`, as that of every other ID token.
      return redeemed(issuer, async () => (await authorizationCodeGrant(config, returned, checks)).id_token);
    },
    identify: (token) => (isIdToken(token) ? byIdToken(token) : byAccessToken(token)),
  };
}
