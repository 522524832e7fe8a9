import { hostCookieName } from "../../../../contract/cookies.ts";
import type { Applicant, Identified, Identify, RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import type { Sealer } from "../../../../platform/security/sealer.ts";
import { tokenHash } from "../../../../platform/security/token.ts";
import { applicantPrincipal, type Principal } from "../../principal.ts";
import { hasGuestEnded } from "../../session/ended-guest.queries.server.ts";
import { deviceCookieName, type KnownDevice, readDevice } from "../../session/known-device.server.ts";
import { findSession, type LiveSession, touchSession } from "../../session/session.queries.server.ts";
import { isStillProved, sessionLife } from "../../session/session.ts";
import { createAccountCookies } from "./account-cookies.server.ts";

const purpose = "guest-token";

/** A guest's token: sealed, without a row, so that robots leave nothing behind. */
export function newGuestToken(sealer: Sealer, now: Date): string {
  return sealer.seal(purpose, String(now.getTime() + sessionLife.guestMs));
}

/** `unknown`: not a guest's token at all. */
function readGuestToken(sealer: Sealer, token: string, now: Date): "live" | "expired" | "unknown" {
  const endsAt = sealer.open(purpose, token);
  if (endsAt === null) return "unknown";
  return Number(endsAt) > now.getTime() ? "live" : "expired";
}

type Via = "header" | "cookie";

/** `Bearer TOKEN` or the bare token (wire, "Token"); another scheme, such as a proxy's own Basic, is not for us. */
function tokenOfHeader(authorization: string | undefined): string | undefined {
  return /^(?:Bearer\s+)?(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
}

function guest(token: string, via: Via): Identified {
  return { status: "known", identity: { kind: "guest" }, tokenKey: tokenHash(token).toString("hex"), via };
}

function applicant(session: LiveSession, token: string, via: Via, now: Date): Identified {
  const { principal, userName, sessionId, provedAt } = session;
  const isProved = isStillProved(provedAt, now);
  const identity = { kind: "applicant", applicantId: principal.id, userName, sessionId, isProved } as const;
  return { status: "known", identity, tokenKey: tokenHash(token).toString("hex"), via };
}

/** Says who holds a token: a header's counts before the browser's own cookies, a session before a guest. */
export function createIdentify({ settings, sealer, database, clock }: Platform): Identify {
  const cookies = createAccountCookies(settings, sealer);

  async function bySession(token: string | null, via: Via): Promise<Identified> {
    const now = clock();
    const session = token === null ? undefined : await findSession(database.db, "applicant", token, now);
    if (token === null || session === undefined) return { status: "expired" };
    const unwritten = now.getTime() - session.lastUsedAt.getTime();
    if (unwritten >= sessionLife.touchEveryMs) await touchSession(database.db, session, now);
    return applicant(session, token, via, now);
  }

  async function byToken(token: string, via: Via): Promise<Identified> {
    return readGuestToken(sealer, token, clock()) === "unknown" ? bySession(token, via) : byGuest(token, via);
  }

  async function byGuest(token: string, via: Via): Promise<Identified> {
    if (readGuestToken(sealer, token, clock()) !== "live") return { status: "expired" };
    return (await hasGuestEnded(database.db, tokenHash(token))) ? { status: "expired" } : guest(token, via);
  }

  return async ({ authorization, cookies: sent }) => {
    const token = tokenOfHeader(authorization);
    if (token !== undefined) return byToken(token, "header");
    const sessionCookie = sent[cookies.names.session];
    if (sessionCookie) return bySession(cookies.openSession(sessionCookie), "cookie");
    const guestCookie = sent[cookies.names.guest];
    return guestCookie ? byGuest(guestCookie, "cookie") : { status: "none" };
  };
}

/** The device that a visitor's cookies name. */
export function findDevice(
  { settings, sealer }: Pick<Platform, "settings" | "sealer">,
  cookies: Readonly<Record<string, string>>,
): KnownDevice | null {
  return readDevice(sealer, cookies[hostCookieName(settings, deviceCookieName)]);
}

/** A signed-in applicant as the domain's commands know anyone who is signed in. */
export function whoOf({ applicantId, sessionId }: Applicant): { principal: Principal; sessionId: number } {
  return { principal: applicantPrincipal(applicantId), sessionId };
}

/** One visitor, for what counts once a visitor: the hash of his token, and cookies for the answer. */
export interface TokenHolder {
  key: string;
  cookies: string[];
}

/** Says whose token came along; someone who reads without script and brought none is given a guest's. */
export function createTokenHolder({ settings, sealer, clock }: Pick<Platform, "settings" | "sealer" | "clock">) {
  const cookies = createAccountCookies(settings, sealer);
  return (context: RequestContext): TokenHolder => {
    if (context.hasToken) return { key: context.tokenKey, cookies: [] };
    const token = newGuestToken(sealer, clock());
    const stale = context.cookies[cookies.names.session] === undefined ? [] : cookies.endedSession(context.cookies);
    return { key: tokenHash(token).toString("hex"), cookies: [...cookies.guest(token), ...stale] };
  };
}
