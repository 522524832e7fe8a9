import { createHash } from "node:crypto";
import { m } from "#messages";
import type { Side } from "../../contract/call.ts";
import { readCookies } from "../../contract/cookies.ts";
import { asHeader, pageOwnerHeader } from "../../contract/page-owner.ts";
import { type Refusal, refuseWith, tooMany } from "../../contract/reply.ts";
import type { Identified, Identify, Identity, RequestContext } from "../../contract/request-context.ts";
import { can, type GuestOrActor, may } from "../../features/companies/policies.ts";
import { applicantPrincipal, staffPrincipal } from "../../features/identity/principal.ts";
import { defaultLanguage, type Language, parseLanguage } from "../../i18n/language.ts";
import type { Verdict } from "../../platform/limits/limits.ts";
import type { Platform } from "../../platform/platform.ts";
import { nameAccount } from "../request-origin.ts";
import { personName } from "../signed-in.ts";
import type { Bindings } from "./inner-request.ts";

function takeOfGuests({ generalLimit, network }: Platform, from: string): Verdict {
  return network.isTrusted(from) ? { status: "free" } : generalLimit.guests.take(from);
}

function askerFor(identity: Identity): GuestOrActor {
  if (identity.kind === "applicant") return applicantPrincipal(identity.applicantId);
  if (identity.kind !== "staff") return { kind: "guest" };
  return { ...staffPrincipal(identity.staffId), rights: identity.rights };
}

/** The policies' decision for a request's principal. A request without a token is a guest's. */
export function getPermissions(identity: Identity): Pick<RequestContext, "may" | "can"> {
  const asker = askerFor(identity);
  return { may: (action) => may(asker, action), can: (action, thing) => can(asker, action, thing) };
}

/** A request that may go on to its endpoint, or the refusal that ends it. */
export type Admitted = { status: "admitted"; context: RequestContext } | { status: "refused"; refusal: Refusal };

interface Arrival {
  request: Request;
  requestId: string;
  bindings: Bindings;
  language: Language;
  /** True for calls that anybody may make without a token. */
  isOpen: boolean;
  side: Side;
}

function isOwn(request: Request, origin: string): boolean {
  const from = request.headers.get("origin");
  return from === null ? request.headers.get("sec-fetch-site") === "same-origin" : from === origin;
}

/**
 * True for a page that this server delivered under another address than its own, where no cookie of this site is
 * stored.
 */
function isUnderOtherAddress(request: Request, origin: string): boolean {
  const from = URL.parse(request.headers.get("origin") ?? "");
  return from !== null && from.origin !== origin && from.host === new URL(request.url).host;
}

/** The language of a call: `{lang}` in its path, else `?lang=`, else the default. */
export function languageOfCall(pathLanguage: string | undefined, url: URL): Language {
  return parseLanguage(pathLanguage) ?? parseLanguage(url.searchParams.get("lang")) ?? defaultLanguage;
}

/** The first language of `Accept-Language` that there is; the desk's calls name theirs so. */
export function languageOfHeader(accepted: string | undefined): Language {
  for (const part of (accepted ?? "").slice(0, 200).split(",")) {
    const language = parseLanguage(part.trim().slice(0, 2).toLowerCase());
    if (language !== null) return language;
  }
  return defaultLanguage;
}

/** The version in `If-Match`, as our `ETag` writes it. */
function versionIn(ifMatch: string | null): number | null {
  if (ifMatch === null) return null;
  const [, digits] = /^"(\d{1,15})"$/.exec(ifMatch.trim()) ?? [];
  return digits === undefined ? -1 : Number(digits);
}

function tokenKey(identified: Identified, network: string): string {
  return identified.status === "known" ? identified.tokenKey : createHash("sha256").update(network).digest("hex");
}

/** Nobody at the desk, where a page of one member is sent with the cookie of another, who signed in since. */
function knownTo(side: Side, request: Request, identified: Identified): Identified {
  return side === "desk" && isOfAnother(request, identified) ? { status: "expired" } : identified;
}

/** True for a page that was loaded for another person than the one whose cookie the browser sends now. */
function isOfAnother(request: Request, identified: Identified): boolean {
  const owner = request.headers.get(pageOwnerHeader);
  if (owner === null || identified.status !== "known" || identified.identity.kind === "guest") return false;
  return identified.via === "cookie" && owner !== asHeader(identified.identity.userName);
}

/** Says who asks, from where and whether he may ask at all: token, origin, general limit. */
export async function makeRequestContext(platform: Platform, identify: Identify, arrival: Arrival): Promise<Admitted> {
  const { request, requestId, bindings, language } = arrival;
  const address = bindings.inner?.address ?? platform.network.addressOf(bindings.incoming);
  const network = platform.network.getNetwork(address);
  const cookies = readCookies(request.headers.get("cookie"));
  const ask = () => identify({ authorization: request.headers.get("authorization") ?? undefined, cookies });
  const identified = knownTo(arrival.side, request, await (bindings.inner?.identified?.(ask) ?? ask()));
  if (identified.status === "known") {
    nameAccount(bindings.incoming ?? bindings.inner?.incoming, personName(identified.identity));
  }
  const locale = { locale: language };
  const refused = (refusal: Refusal): Admitted => ({ status: "refused", refusal });

  const key = tokenKey(identified, network);
  if (!bindings.inner) {
    // A guest's token costs nothing, so counting by it would limit nobody; an invented one costs a query.
    const isSignedIn = identified.status === "known" && identified.identity.kind !== "guest";
    const limit = isSignedIn ? platform.generalLimit.session.take(key) : takeOfGuests(platform, network);
    if (limit.status === "limited") return refused(tooMany(m.contract_too_many({}, locale), limit.retryAfter));
  }
  const isInnerGuest = bindings.inner !== undefined && identified.status !== "known";
  const isNobody = identified.status !== "known" || isOfAnother(request, identified);
  if (isNobody && !arrival.isOpen && !isInnerGuest) {
    return refused(refuseWith(401, "token-expired", m.contract_token_expired({}, locale)));
  }
  const isOwnOrigin = isOwn(request, platform.settings.publicUrl);
  const isChange = request.method !== "GET" && request.method !== "HEAD";
  if (identified.status === "known" && identified.via === "cookie" && isChange && !isOwnOrigin) {
    return refused(refuseWith(403, "foreign-origin", m.contract_foreign_origin({}, locale)));
  }
  if (isChange && isUnderOtherAddress(request, platform.settings.publicUrl)) {
    const { publicUrl: address } = platform.settings;
    return refused(refuseWith(403, "foreign-origin", m.contract_other_address({ address }, locale)));
  }
  const whoIsNone: Identity = isInnerGuest && arrival.side === "portal" ? { kind: "guest" } : { kind: "nobody" };
  const identity = identified.status === "known" ? identified.identity : whoIsNone;
  const context: RequestContext = {
    identity,
    ...getPermissions(identity),
    language,
    address,
    network,
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, 400),
    requestId,
    tokenKey: key,
    hasToken: identified.status === "known",
    isOwnOrigin,
    cookies,
    ifMatch: versionIn(request.headers.get("if-match")),
    shows: (tag) => bindings.inner?.shows(tag),
    holdsUntil: (moment) => bindings.inner?.holdsUntil(moment),
  };
  return { status: "admitted", context };
}
