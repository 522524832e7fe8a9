import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { loopTurns } from "../platform/limits/site-load.ts";
import { logRequest } from "../platform/log/log.ts";
import type { AnswerKind } from "../platform/log/metrics.ts";
import type { Platform } from "../platform/platform.ts";
import { nothingHere } from "../web/page/guard-desk.ts";
import type { PageCache } from "../web/page-cache/page-cache.ts";
import { serveCached } from "../web/page-cache/serve-cached.ts";
import type { createApp } from "./app.ts";
import { isDeskPage } from "./desk-access.ts";
import type { AnswerHealth } from "./health/health.ts";
import { findOwnAddress } from "./own-address.ts";
import { getRequestId, takeRequestOrigin } from "./request-origin.ts";
import { getRoute } from "./request-route.ts";
import { nothingAllowed, securityHeaders } from "./security-headers.ts";

/** Kinds of addresses: canonical, another spelling of a canonical one, or unknown. */
export type AddressForm = { status: "plain" } | { status: "spelled"; plain: string } | { status: "refused" };

/**
 * What two readers of an address take differently: empty and dotted segments however they are spelled, backslashes, a
 * fragment, and a percent sign that encodes nothing. deploy/nginx.conf refuses the same.
 */
const ambiguous = /(?:\/|%2f|%5c)(?:(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)|\/|%2f|%5c)|[\\#]|%(?![\da-f]{2})/i;
/** Encoded slashes, backslashes, dots and control characters: in no page's address. */
const inNoPage = /%(?:2f|5c|2e|[01][\da-f]|7f)/i;

const unreserved = /^[\w.~-]$/;

function spelledPlainly(character: string): string {
  if (!character.startsWith("%")) return `%${character.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`;
  const decoded = String.fromCharCode(Number.parseInt(character.slice(1), 16));
  return unreserved.test(decoded) ? decoded : character.toUpperCase();
}

/**
 * How the path of a request is spelled (RFC 3986, 6.2.2). A cache in front chooses the server by the address, and what
 * it keeps: what has several spellings is answered under one.
 * @param address as in the request, with its query; one that names a host is left alone
 * @param base the prefix of every path: "", or "/something"
 */
export function addressForm(address: string, base: string): AddressForm {
  if (!address.startsWith("/")) return { status: "plain" };
  const end = address.indexOf("?");
  const path = end < 0 ? address : address.slice(0, end);
  // A code in a call's path may hold anything, and no call is ever kept by a cache.
  const isCall = path.startsWith(`${base}/api/v1/`);
  if (ambiguous.test(path) || (!isCall && inNoPage.test(path))) return { status: "refused" };
  const plain = path.replace(/%[\da-f]{2}|[^\w.~!$&'()*+,;=:@/%-]/gi, spelledPlainly);
  return plain === path ? { status: "plain" } : { status: "spelled", plain: plain + address.slice(path.length) };
}

const kinds: readonly [RegExp, AnswerKind][] = [
  [/^\/api\//, "call"],
  [/^(\/health\/|\/metrics$)/, "health"],
  [/^\/(assets\/|favicon|feeds\/|sitemap|robots)/, "file"],
];

const getKind = (route: string) => kinds.find(([pattern]) => pattern.test(route))?.[1] ?? "page";

function tellWhenDone(platform: Platform, request: IncomingMessage, response: ServerResponse): { isCached: boolean } {
  const started = performance.now();
  const answered = { isCached: false };
  const { network, dailyHash } = platform;
  const origin = takeRequestOrigin(request, network.isFromProxy(request));
  const from = network.getNetwork(network.addressOf(request));
  platform.metrics.requestBegan();
  response.once("close", () => {
    const named = response.getHeader("x-request-id");
    const ms = performance.now() - started;
    const [route, status] = [getRoute(request), response.statusCode];
    logRequest(platform.log, {
      // A form that was sent twice has the answer of the first, with its id.
      requestId: typeof named === "string" ? named : origin.requestId,
      traceId: origin.traceId,
      method: request.method ?? "",
      route,
      status,
      ms,
      networkHash: dailyHash(`network ${from}`),
      accountHash: origin.account === undefined ? undefined : dailyHash(origin.account),
    });
    const kind = answered.isCached ? "cached-page" : getKind(route);
    platform.metrics.requestEnded({ kind, route, status, seconds: ms / 1000 });
  });
  return answered;
}

type AnswerShortly = (response: ServerResponse, status: number, body: string, headers?: OutgoingHttpHeaders) => void;

/** Not kept by browsers: another setting may lead elsewhere tomorrow. */
function shortAnswers({ publicUrl }: { publicUrl: string }): AnswerShortly {
  const ofEach = { ...securityHeaders(publicUrl.startsWith("https:")), "content-security-policy": nothingAllowed };
  return (response, status, body, headers = {}) => {
    const length = { "cache-control": "no-store", "content-length": Buffer.byteLength(body) };
    const named = { "x-request-id": getRequestId(response.req) };
    response.writeHead(status, { ...ofEach, ...length, ...named, ...headers });
    response.end(body);
  };
}

const noCall = JSON.stringify({ acknowledge: 0, code: "not-found", message: "Not found", data: null });

/** Answers an address that is not spelled as ours are; false for every other one. */
function answerSpelling(
  { publicUrl, basePath }: { publicUrl: string; basePath: string },
  { method, url = "" }: IncomingMessage,
  answer: (status: number, body: string, headers?: OutgoingHttpHeaders) => void,
): boolean {
  const base = basePath === "/" ? "" : basePath;
  const form = addressForm(url, base);
  if (form.status === "plain") return false;
  const isRead = method === "GET" || method === "HEAD";
  // Nobody without access learns whether there is a desk, not by where a spelling redirects either.
  const isDesk = form.status === "spelled" && isDeskPage(form.plain.split("?", 1)[0] ?? "", base);
  if (form.status === "spelled" && isRead && !isDesk) answer(308, "", { location: publicUrl + form.plain });
  else if (url.startsWith(`${base}/api/`)) answer(404, noCall, { "content-type": "application/json" });
  else answer(404, nothingHere(), { "content-type": "text/html; charset=utf-8" });
  return true;
}

/** Connect-style middleware of the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ListenerParts {
  cache: PageCache;
  /** The name of the cookie of who is signed in. */
  session: string;
  /** The same of the desk's. */
  staffSession: string;
  middleware?: Middleware | undefined;
  /** Asked before everything else. */
  health: AnswerHealth;
  /** Whether the process has received the signal to stop: a repeated request shall go to another one. */
  isDraining: () => boolean;
}

/**
 * Answers a request: its health at once, by the site's own address where a page was asked for under another, from the
 * page cache when it can, else by the app; each leaves one line in the log.
 */
export function createRequestListener(
  platform: Platform,
  app: ReturnType<typeof createApp>,
  { cache, session, staffSession, middleware, health, isDraining }: ListenerParts,
): RequestListener {
  const site = { ...platform.settings, sessionCookie: session };
  const sessionCookies = [session, staffSession];
  const byApp = getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    { overrideGlobalObjects: false, hostname: new URL(platform.settings.publicUrl).host },
  );
  const answerShortly = shortAnswers(platform.settings);
  const takeUp = loopTurns(1);
  const getLane = ({ headers: { authorization, cookie = "" } }: IncomingMessage) =>
    authorization !== undefined || sessionCookies.some((name) => cookie.includes(`${name}=`)) ? "session" : "anybody";
  return (request, response) => {
    const answered = tellWhenDone(platform, request, response);
    if (isDraining()) response.setHeader("connection", "close");
    if (health(request, response)) return;
    const answer = answerShortly.bind(null, response);
    // What the development server asks itself for is spelled in its own way.
    if (!middleware && answerSpelling(platform.settings, request, answer)) return;
    const elsewhere = findOwnAddress(platform.settings, request);
    if (elsewhere !== null) return answer(308, "", { location: elsewhere });
    answered.isCached = serveCached(cache, site, request, response);
    if (answered.isCached) return;
    takeUp(() => {
      if (middleware) middleware(request, response, () => void byApp(request, response));
      else void byApp(request, response);
    }, getLane(request));
  };
}
