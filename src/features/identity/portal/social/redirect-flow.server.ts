import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import { hostCookieName, readCookies, writeCookie } from "../../../../contract/cookies.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import { type Log, logFault } from "../../../../platform/log/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { type IdentityProvider, ProviderAwayError } from "../../social/provider.server.ts";
import { openProviders } from "../../social/providers.server.ts";
import {
  type SocialOutcome,
  type SocialProvider,
  socialOutcome,
  socialProviders,
} from "../../social/social-identity.ts";
import { secondStepPath } from "../sign-in/sign-in-page.ts";

const purpose = "social-flow";

/** So long a person may stay at the provider. */
const lifeMs = 10 * 60 * 1000;

const flowSchema = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to return to; a path of this site. */
  redirect: z.string().nullable(),
  endsAt: z.number(),
});

/** A browser's way to a provider and back. */
type Flow = Omit<z.infer<typeof flowSchema>, "endsAt">;

/** Ties what a provider sends back to the browser that was sent there; sealed, and gone when it comes back. */
function createFlowCookie({ settings, sealer, clock }: Platform) {
  const name = hostCookieName(settings, "social-flow");
  const secure = settings.publicUrl.startsWith("https:");
  const write = (value: string, maxAge: number) =>
    writeCookie({ name, value, path: settings.basePath, maxAge, httpOnly: true, secure });
  return {
    begun: (flow: Flow) =>
      write(sealer.seal(purpose, JSON.stringify({ ...flow, endsAt: clock().getTime() + lifeMs })), lifeMs / 1000),
    over: () => write("", 0),
    /** The way that a request comes back from; null when this browser went none, or too long ago. */
    read(request: Request): Flow | null {
      const sealed = readCookies(request.headers.get("cookie"))[name];
      const opened = sealed === undefined ? null : sealer.open(purpose, sealed);
      const flow = opened === null ? undefined : flowSchema.safeParse(JSON.parse(opened)).data;
      return flow === undefined || flow.endsAt <= clock().getTime() ? null : flow;
    },
  };
}

/** `external-authentication`, as any other client makes it; with the visitor's cookies, from our own origin. */
export type Authenticate = (body: { provider: SocialProvider; externalAccessToken: string }) => Promise<Response>;

const answerSchema = z.object({ acknowledge: z.number(), code: z.string().optional() });

function lead(to: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { location: to, "cache-control": "no-store" } });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

type Going = Pick<Flow, "provider" | "redirect">;

/** The sign-in page, which says what came of it. */
function signInPath(outcome: SocialOutcome, { provider, redirect }: Going): string {
  return `/signin?${new URLSearchParams({ social: outcome, by: provider, ...(redirect === null ? {} : { redirect }) })}`;
}

/** What `work` leads to; the sign-in page where the provider is away, which the operator should know. */
async function unlessAway(log: Log, work: () => Promise<Response>, away: () => Response): Promise<Response> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof ProviderAwayError)) throw fault;
    logFault(log, {}, fault);
    return away();
  }
}

/**
 * The browser's way to a provider and back (authorization code with PKCE, state and nonce): two addresses of our own,
 * both opened by GET, so that no page needs a provider's script and `form-action 'self'` stands.
 */
export function createRedirectFlow(platform: Platform) {
  const { publicUrl, basePath } = platform.settings;
  const providers = openProviders(platform);
  const flows = createFlowCookie(platform);
  const base = publicUrl + (basePath === "/" ? "" : basePath);
  const getCallback = (provider: SocialProvider) => `${base}/signin/${provider}/callback`;
  const tell = (outcome: SocialOutcome, going: Going, cookies: readonly string[] = []) =>
    lead(base + signInPath(outcome, going), [...cookies, flows.over()]);

  /** `signin/{provider}`: goes to the provider. */
  async function begin(request: Request, provider: SocialProvider, client: IdentityProvider): Promise<Response> {
    const redirect = ownPath(new URL(request.url).searchParams.get("redirect"));
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const go = async () => {
      const there = await client.begin(getCallback(provider), secrets);
      return lead(there.href, [flows.begun({ provider, ...secrets, redirect })]);
    };
    return unlessAway(platform.log, go, () => tell("provider-away", { provider, redirect }));
  }

  /** `signin/{provider}/callback`: comes back from there. */
  async function finish(
    request: Request,
    provider: SocialProvider,
    client: IdentityProvider,
    authenticate: Authenticate,
  ): Promise<Response> {
    const flow = flows.read(request);
    if (flow?.provider !== provider) return tell("social-account-invalid", { provider, redirect: null });
    const { search, searchParams } = new URL(request.url);
    if (searchParams.get("error") === "access_denied") return tell("cancelled", flow);
    const come = async () => {
      const token = await client.redeem(new URL(getCallback(provider) + search), flow);
      if (token === null) return tell("social-account-invalid", flow);
      const answered = await authenticate({ provider, externalAccessToken: token });
      const { acknowledge, code } = answerSchema.parse(await answered.json());
      const cookies = answered.headers.getSetCookie();
      if (acknowledge === 1) return lead(base + (flow.redirect ?? "/"), [...cookies, flows.over()]);
      if (code === "otp-required")
        return lead(base + secondStepPath({ redirect: flow.redirect }), [...cookies, flows.over()]);
      return tell(socialOutcome(code) ?? "provider-away", flow, cookies);
    };
    return unlessAway(platform.log, come, () => tell("provider-away", flow));
  }

  return [...providers].map(([provider, client]) => ({
    provider,
    begin: (request: Request) => begin(request, provider, client),
    finish: (request: Request, authenticate: Authenticate) => finish(request, provider, client, authenticate),
  }));
}
