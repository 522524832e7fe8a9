import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import { hostCookieName, readCookies, writeCookie } from "../../../../contract/cookies.ts";
import { askPath, deskPath, stepUpCode } from "../../../../contract/desk-ask.ts";
import { problemAnswer } from "../../../../contract/problem.server.ts";
import { refuseWith } from "../../../../contract/reply.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";
import { logFault } from "../../../../platform/log/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { StaffProvider } from "../../../../platform/settings/staff-settings.ts";
import type { DeskParts } from "../../../desk-base/desk-parts.server.ts";
import { arriveByCompany } from "../../../staff/company-sign-in.server.ts";
import type { Asker } from "../../account-event.ts";
import { openByCompany, sealWaitingCompany, stepUpByCompany } from "../../company-account/company-account.server.ts";
import {
  type CompanyPerson,
  type CompanyProvider,
  createCompanyProvider,
} from "../../company-account/company-provider.server.ts";
import { staffPrincipal } from "../../principal.ts";
import { readDevice, sealDevice } from "../../session/known-device.server.ts";
import { ProviderAwayError } from "../../social/provider.server.ts";
import { signInPath } from "../act-on-sign-in.ts";
import { createIdentifyStaff } from "../identify-staff.server.ts";
import { createStaffCookies } from "../staff-cookies.server.ts";
import { createCompanyLogout } from "./company-logout.server.ts";
import { type CompanyOutcome, toldOutcome } from "./company-outcome.ts";

const purpose = "company-flow";

/** So long a person may stay at the provider (recruiting §3). */
const lifeMs = 10 * 60 * 1000;

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going; a path of the desk's. */
  to: z.string(),
  /** Whether the device is the person's own. */
  rememberMe: z.boolean(),
  /** Whose second step it is to be; null for a sign-in. */
  stepUp: z.object({ staffId: z.number(), sessionId: z.number() }).nullable(),
  endsAt: z.number(),
});

/** A browser's way to the company's provider and back. */
type CompanyFlow = Omit<z.infer<typeof flowSchema>, "endsAt">;

/**
 * Ties what the provider sends back to the browser that was sent there; sealed, and gone when it comes back. Lax, because
 * it has to come along when another site leads back; it opens nothing on its own.
 */
function createCompanyFlowCookie({ settings, sealer, clock }: Platform) {
  const name = hostCookieName({ ...settings, cookieDomain: null }, "staff-company");
  const secure = settings.publicUrl.startsWith("https:");
  const write = (value: string, maxAge: number) =>
    writeCookie({ name, value, path: settings.basePath, maxAge, httpOnly: true, secure });
  return {
    begun: (flow: CompanyFlow) =>
      write(sealer.seal(purpose, JSON.stringify({ ...flow, endsAt: clock().getTime() + lifeMs })), lifeMs / 1000),
    over: () => write("", 0),
    /** The way that a request comes back from; null when this browser went none, or too long ago. */
    read(request: Request): CompanyFlow | null {
      const sealed = readCookies(request.headers.get("cookie"))[name];
      const opened = sealed === undefined ? null : sealer.open(purpose, sealed);
      const flow = opened === null ? undefined : flowSchema.safeParse(JSON.parse(opened)).data;
      return flow === undefined || flow.endsAt <= clock().getTime() ? null : flow;
    },
  };
}

function lead(to: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: to, "cache-control": "no-store", "referrer-policy": "no-referrer" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Dependencies of the flow. */
function createParts(parts: DeskParts, oidc: StaffProvider) {
  const { platform } = parts;
  const { publicUrl, basePath } = platform.settings;
  const base = publicUrl + (basePath === "/" ? "" : basePath);
  return {
    ...{ ...parts, base, rules: oidc.roles, callback: `${base}/api/v1/staff/oidc/callback` },
    provider: createCompanyProvider(oidc),
    flows: createCompanyFlowCookie(platform),
    cookies: createStaffCookies(platform.settings, platform.sealer),
    identify: createIdentifyStaff(platform),
  };
}

type Parts = ReturnType<typeof createParts>;

/** Who signed in in this browser, by the desk's own cookie. */
async function whoIs({ identify }: Parts, request: Request) {
  const identified = await identify({ authorization: undefined, cookies: readCookies(request.headers.get("cookie")) });
  return identified.status === "known" && identified.identity.kind === "staff" ? identified.identity : null;
}

/** Says why nobody was let in: on the sign-in page, or where one was asked; to machines as problem details. */
function tell(parts: Parts, request: Request, outcome: CompanyOutcome, flow: CompanyFlow | null): Response {
  const { base, flows } = parts;
  const to = flow?.to ?? "/staff";
  const over = flows.over();
  if (!(request.headers.get("accept") ?? "").includes("text/html")) {
    const { http, text } = toldOutcome(outcome);
    const refusal = { ...refuseWith(http, outcome, text()), cookies: [over] };
    return problemAnswer(refusal, { requestId: crypto.randomUUID(), createdAt: null });
  }
  const page = flow?.stepUp ? askPath(stepUpCode, to) : signInPath(to);
  return lead(`${base}${page}${page.includes("?") ? "&" : "?"}company=${outcome}`, [over]);
}

/** The page after `work`; where the provider does not answer, which is logged for the operator, a page that says so. */
async function unlessAway(
  { platform: { log } }: Parts,
  work: () => Promise<Response>,
  away: () => Response,
): Promise<Response> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof ProviderAwayError)) throw fault;
    logFault(log, {}, fault);
    return away();
  }
}

/** `oidc/start`: goes to the provider, to sign in or, with `use=step-up`, to show once more who one is. */
async function begin(parts: Parts, request: Request): Promise<Response> {
  const { provider, flows, callback, base } = parts;
  const { searchParams } = new URL(request.url);
  const to = deskPath(searchParams.get("to"));
  const isStepUp = searchParams.get("use") === "step-up";
  const who = isStepUp ? await whoIs(parts, request) : null;
  if (isStepUp && who === null) return lead(base + signInPath(to), []);
  const stepUp = who && { staffId: who.staffId, sessionId: who.sessionId };
  const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const flow = { ...secrets, to, stepUp, rememberMe: searchParams.get("device") === "own" };
  const go = async () => {
    const there = await provider.begin(callback, secrets, { fresh: isStepUp });
    return lead(there.href, [flows.begun(flow)]);
  };
  return unlessAway(parts, go, () => tell(parts, request, "provider-away", flow));
}

/** `oidc/callback`: comes back from there. */
async function finish(parts: Parts, request: Request, asker: Asker): Promise<Response> {
  const { platform, flows, provider, callback } = parts;
  const flow = flows.read(request);
  if (flow === null) return tell(parts, request, "invalid", null);
  const { search, searchParams } = new URL(request.url);
  if (searchParams.get("error") === "access_denied") return tell(parts, request, "cancelled", flow);
  const verdict = await platform.limits.take(limitRules.providerSignIns, [asker.network]);
  if (verdict.status === "limited") return tell(parts, request, "too-many", flow);
  const come = async () => {
    const person = await redeemed(provider, new URL(callback + search), flow);
    if (person === null) return tell(parts, request, "invalid", flow);
    return flow.stepUp === null
      ? signIn(parts, request, { person, flow, asker })
      : stepUp(parts, request, { person, flow, of: flow.stepUp });
  };
  return unlessAway(parts, come, () => tell(parts, request, "provider-away", flow));
}

function redeemed(provider: CompanyProvider, returned: URL, flow: CompanyFlow): Promise<CompanyPerson | null> {
  return provider.redeem(returned, flow, { fresh: flow.stepUp !== null });
}

interface Come {
  person: CompanyPerson;
  flow: CompanyFlow;
}

async function signIn(parts: Parts, request: Request, { person, flow, asker }: Come & { asker: Asker }) {
  const { platform, siteName, rules, cookies, flows, base } = parts;
  const arrived = await arriveByCompany(platform, siteName, { person, rules, asker });
  if (arrived.status === "join-needed") {
    const waiting = sealWaitingCompany(platform.sealer, { ...person, email: arrived.email }, platform.clock());
    const answer = tell(parts, request, "join-needed", flow);
    answer.headers.append("set-cookie", cookies.waiting(waiting));
    return answer;
  }
  if (arrived.status === "groups-not-sent") {
    const { requestId } = asker;
    platform.log.warn({ requestId }, "the account is in more groups than the token carries; use app roles");
  }
  if (arrived.status !== "member") return tell(parts, request, arrived.status, flow);
  const { staffId } = arrived;
  const device = readDevice(platform.sealer, readCookies(request.headers.get("cookie"))[cookies.names.device]);
  const formerSessionId = (await whoIs(parts, request))?.sessionId ?? null;
  const signingIn = { ...asker, device, formerSessionId, rememberMe: flow.rememberMe };
  const token = await openByCompany(platform, siteName, staffId, { signingIn, person });
  const known = cookies.device(sealDevice(platform.sealer, device, staffPrincipal(staffId)));
  return lead(base + flow.to, [cookies.session(token), known, flows.over()]);
}

/** Only in the session that asked, and only for its own member. */
async function stepUp(
  parts: Parts,
  request: Request,
  { person, flow, of }: Come & { of: NonNullable<CompanyFlow["stepUp"]> },
): Promise<Response> {
  const who = await whoIs(parts, request);
  const isSame = who?.sessionId === of.sessionId && who.staffId === of.staffId && !who.isLocked;
  if (!isSame || !(await stepUpByCompany(parts.platform, of, person)))
    return tell(parts, request, "other-person", flow);
  return lead(parts.base + flow.to, [parts.flows.over()]);
}

/** The way to the company's provider and back: two addresses, both opened by GET; null where no provider is set. */
export function createCompanyFlow(deskParts: DeskParts) {
  const { oidc } = deskParts.platform.settings.staff;
  if (oidc === null) return null;
  const parts = createParts(deskParts, oidc);
  return {
    begin: (request: Request) => begin(parts, request),
    finish: (request: Request, asker: Asker) => finish(parts, request, asker),
    logOut: createCompanyLogout(deskParts.platform, parts.provider),
  };
}
