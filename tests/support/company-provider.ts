import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from "jose";
import Provider, { type Configuration } from "oidc-provider";

/** Someone with an account at the company. */
export interface Colleague {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  /** What Microsoft Entra sends in place of too many groups. */
  _claim_names?: Record<string, string>;
  hasgroups?: boolean | string;
}

const client = { id: "ruang-rekrutmen", secret: "rahasia ruang rekrutmen" };

/** The company's provider of sign-ins as the site meets it: a real one, whose people have signed in there by themselves. */
export interface CompanyProvider {
  issuer: string;
  /** The settings of a site that signs staff in there. */
  env: Record<string, string>;
  /** Who sits before the browser. */
  person: Colleague;
  /** When they showed the provider who they are: seconds ago. */
  shownAgo: number;
  refuses: boolean;
  /** Signs a token by which the provider signs someone out, with `claims` in place of good ones; null leaves one out. */
  logoutToken(now: Date, claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  stop(): Promise<void>;
}

/** The provider's key, made once for all tests of a file. */
const keyId = "kunci penyedia";
const signing = generateKeyPair("RS256", { extractable: true });

function createLogoutToken(issuer: string): CompanyProvider["logoutToken"] {
  return async (now, claims, header = {}) => {
    const iat = Math.floor(now.getTime() / 1000);
    const good = { iss: issuer, aud: client.id, iat, exp: iat + 120, jti: randomUUID() };
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const claimEntries = Object.entries({ ...good, events, ...claims }).filter(([, value]) => value !== null);
    const token = new SignJWT(Object.fromEntries(claimEntries));
    token.setProtectedHeader({ alg: "RS256", kid: keyId, typ: "logout+jwt", ...header });
    return token.sign((await signing).privateKey);
  };
}

function configuration(callbacks: string[], whoIs: (sub: string) => Colleague, key: JWK): Configuration {
  return {
    jwks: { keys: [{ ...key, kid: keyId, use: "sig", alg: "RS256" }] },
    clients: [
      {
        ...{ client_id: client.id, client_secret: client.secret, redirect_uris: callbacks, require_auth_time: true },
        // So that its ID tokens name the session.
        ...{ backchannel_logout_uri: callbacks[0], backchannel_logout_session_required: true },
      },
    ],
    claims: {
      openid: ["sub", "groups", "_claim_names", "hasgroups"],
      email: ["email", "email_verified"],
      profile: ["name"],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    cookies: { keys: ["kunci kue penyedia"] },
    interactions: { url: (_, { uid }) => `/masuk/${uid}` },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    async findAccount(_, sub) {
      return { accountId: sub, claims: async () => ({ ...whoIs(sub), sub }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const isHere = (value: typeof address): value is AddressInfo => typeof value === "object" && value !== null;
  if (!isHere(address)) throw new Error("The provider listens nowhere.");
  // Another site than the portal's "localhost", as a browser sees it.
  return `http://127.0.0.1:${address.port}`;
}

/** Starts a provider that knows a site by its callback. */
export async function startCompanyProvider(callbackOf: () => string): Promise<CompanyProvider> {
  const people = new Map<string, Colleague>();
  const server = createServer();
  const issuer = await listen(server);
  const env = {
    ...{ STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: client.id, STAFF_OIDC_CLIENT_SECRET: client.secret },
    STAFF_OIDC_ROLES: "hr=editor; privasi=privacy-officer; it=admin",
  };
  const company: CompanyProvider = {
    ...{ issuer, env, person: { sub: "nobody" }, shownAgo: 0, refuses: false },
    logoutToken: createLogoutToken(issuer),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const key = await exportJWK((await signing).privateKey);
  let provider: Provider | undefined;
  const whoIs = (sub: string) => (company.person.sub === sub ? company.person : (people.get(sub) ?? { sub }));
  const opened = () => {
    provider ??= new Provider(issuer, configuration([callbackOf()], whoIs, key));
    return provider;
  };
  server.on("request", (request, response) => {
    const own = opened();
    if (request.url?.startsWith("/masuk/") !== true) {
      void own.callback()(request, response);
      return;
    }
    const { person, refuses, shownAgo } = company;
    people.set(person.sub, person);
    const login = { accountId: person.sub, ts: Math.floor(Date.now() / 1000) - shownAgo };
    const refused = { error: "access_denied", error_description: "Tidak mau." };
    void own.interactionFinished(request, response, refuses ? refused : { login }, { mergeWithLastSubmission: false });
  });
  return company;
}
