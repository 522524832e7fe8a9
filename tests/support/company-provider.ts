import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

/** Somebody with an account at the company. */
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
  stop(): Promise<void>;
}

function configuration(callbacks: string[], whoIs: (sub: string) => Colleague): Configuration {
  return {
    clients: [
      { client_id: client.id, client_secret: client.secret, redirect_uris: callbacks, require_auth_time: true },
    ],
    claims: {
      openid: ["sub", "groups", "_claim_names", "hasgroups"],
      email: ["email", "email_verified"],
      profile: ["name"],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
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
  const isHere = (told: typeof address): told is AddressInfo => typeof told === "object" && told !== null;
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  let provider: Provider | undefined;
  const whoIs = (sub: string) => (company.person.sub === sub ? company.person : (people.get(sub) ?? { sub }));
  const opened = () => {
    provider ??= new Provider(issuer, configuration([callbackOf()], whoIs));
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
