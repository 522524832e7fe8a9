import { createHmac } from "node:crypto";
import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from "openid-client";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Platform } from "../../../platform/platform.ts";
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
import type { SocialIdentity, SocialProvider } from "./social-identity.ts";

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

function getIdentity(claims: z.output<typeof personClaims>): SocialIdentity {
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

/** Google, or anyone who speaks OpenID Connect in its place: ID tokens, and access tokens checked by token-info. */
function createGoogle(client: SocialClient, clock: Clock): IdentityProvider {
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
    const { issuer: serverIssuer } = config.serverMetadata();
    const expectations = {
      audience: clientId,
      issuer: serverIssuer === google ? [google, "accounts.google.com"] : serverIssuer,
    };
    try {
      const options = { ...expectations, algorithms, requiredClaims: ["sub", "exp", "iat"], currentDate: clock() };
      const { payload } = await jwtVerify(token, keys, options);
      // A token for several is ours only when it was made for us (OpenID Connect, 3.1.3.7).
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload["azp"] !== clientId) return null;
      const claims = personClaims.safeParse(payload).data;
      return claims === undefined ? null : getIdentity(claims);
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
    return person?.sub === info.sub ? getIdentity({ ...info, name: person.name }) : null;
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

const graph = "https://graph.facebook.com";

const tokenAnswer = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string().min(1).max(255),
    /** Seconds since 1970; 0 never ends. */
    expires_at: z.number(),
  }),
});

const personAnswer = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() });

/** The dialogue lives beside the graph, but for a stand-in, which has one address. */
function getConfiguration({ clientId, clientSecret, url }: SocialClient): Configuration {
  const pages = url === graph ? "https://www.facebook.com" : url;
  const config = new Configuration(
    { issuer: url, authorization_endpoint: `${pages}/dialog/oauth`, token_endpoint: `${url}/oauth/access_token` },
    clientId,
    clientSecret,
  );
  config.timeout = patienceMs / 1000;
  if (url.startsWith("http:")) allowInsecureRequests(config);
  return config;
}

/** Facebook's graph: access tokens, which `debug_token` says whom they are for. */
function createFacebook(client: SocialClient, clock: Clock): IdentityProvider {
  const { clientId, clientSecret, url } = client;
  const config = getConfiguration(client);
  const place = (path: string, query: Record<string, string>) => new URL(`${url}${path}?${new URLSearchParams(query)}`);

  return {
    async begin(redirectUri, { state, verifier }) {
      return buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: "public_profile,email", state },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
      });
    },
    redeem(returned, { state, verifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      return redeemed(url, async () => (await authorizationCodeGrant(config, returned, checks)).access_token);
    },
    async identify(token) {
      const query = { input_token: token, access_token: `${clientId}|${clientSecret}` };
      const answer = await askProvider(place("/debug_token", query), tokenAnswer);
      if (answer === null || !answer.data.is_valid || answer.data.app_id !== clientId) return null;
      const { user_id: subject, expires_at: endsAt } = answer.data;
      if (endsAt !== 0 && endsAt * 1000 <= clock().getTime()) return null;
      // Shows that it is us who ask, and not someone who found the token.
      const appsecret_proof = createHmac("sha256", clientSecret).update(token).digest("hex");
      const fields = { fields: "id,name,email", access_token: token, appsecret_proof };
      const person = await askProvider(place("/me", fields), personAnswer);
      if (person?.id !== subject) return null;
      const email = usableEmail(person.email);
      // The graph returns an address only once the person has confirmed it ("not returned if no valid email is
      // available").
      return { provider: "facebook", subject, email, isEmailVerified: email !== null, name: usableName(person.name) };
    },
  };
}

/** The providers that the settings name; the buttons show no others. */
export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>;

export function openProviders({ settings, clock }: Pick<Platform, "settings" | "clock">): IdentityProviders {
  const { google, facebook } = settings.social;
  const providers = new Map<SocialProvider, IdentityProvider>();
  if (google !== null) providers.set("google", createGoogle(google, clock));
  if (facebook !== null) providers.set("facebook", createFacebook(facebook, clock));
  return providers;
}

/** Faults of the way to a provider, in place of what it answered. */
function isAway(fault: unknown): boolean {
  if (fault instanceof TypeError) return true;
  return fault instanceof Error && "code" in fault && fault.code === "OAUTH_TIMEOUT";
}

/**
 * The token that a code was traded for. Whatever is wrong with state, nonce, code or verifier is null.
 * @throws ProviderAwayError
 */
async function redeemed(place: string, trade: () => Promise<string | undefined>): Promise<string | null> {
  try {
    return (await trade()) ?? null;
  } catch (fault) {
    if (isAway(fault)) throw new ProviderAwayError(`${place} did not answer.`, { cause: fault });
    return null;
  }
}
