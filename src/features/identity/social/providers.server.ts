import { createHmac } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
} from "openid-client";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { SocialClient } from "../../../platform/settings/settings.ts";
import { createGoogle } from "./google.server.ts";
import { askProvider, type IdentityProvider, patienceMs, usableEmail, usableName } from "./provider.server.ts";
import { redeemed } from "./redeemed.server.ts";
import type { SocialProvider } from "./social-identity.ts";

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
function configurationOf({ clientId, clientSecret, url }: SocialClient): Configuration {
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
  const config = configurationOf(client);
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
      const asked = { input_token: token, access_token: `${clientId}|${clientSecret}` };
      const told = await askProvider(place("/debug_token", asked), tokenAnswer);
      if (told === null || !told.data.is_valid || told.data.app_id !== clientId) return null;
      const { user_id: subject, expires_at: endsAt } = told.data;
      if (endsAt !== 0 && endsAt * 1000 <= clock().getTime()) return null;
      // Shows that it is us who ask, and not somebody who found the token.
      const appsecret_proof = createHmac("sha256", clientSecret).update(token).digest("hex");
      const fields = { fields: "id,name,email", access_token: token, appsecret_proof };
      const person = await askProvider(place("/me", fields), personAnswer);
      if (person?.id !== subject) return null;
      const email = usableEmail(person.email);
      // The graph tells an address only once the person has confirmed it ("not returned if no valid email is available").
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
