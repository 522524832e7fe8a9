import type { IncomingMessage } from "node:http";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { m } from "#messages";
import { unavailableSeconds } from "../../app/api/api.ts";
import type { Bindings, InnerRequest } from "../../app/api/inner-request.ts";
import { readForm } from "../../app/bodies/read-body.ts";
import { retryAfterSeconds } from "../../app/maintenance.ts";
import { getRequestId } from "../../app/request-origin.ts";
import { nameRoute } from "../../app/request-route.ts";
import { securityHeaders } from "../../app/security-headers.ts";
import type { SignedIn } from "../../app/signed-in.ts";
import { apiOver, type Transport } from "../../contract/client.ts";
import { readCookies } from "../../contract/cookies.ts";
import { type PageContext, pageContext } from "../../contract/page-meta.ts";
import type { Identified } from "../../contract/request-context.ts";
import { getAudience } from "../../contract/viewer-cookie.server.ts";
import { inLanguage } from "../../i18n/language.server.ts";
import { logFault } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import { readChoiceCookies, visitLanguageHeader } from "../page-cache/choice-cookies.ts";
import { pageKeeper, trueUntil } from "../page-cache/keep-page.ts";
import { type PageCache, pageChoices, pageKey } from "../page-cache/page-cache.ts";
import { edgeControl } from "../page-cache/serve-cached.ts";
import { type AnswerPage, boundedPages } from "./bounded-pages.ts";
import { checkPages } from "./check-pages.ts";
import { compressed } from "./compressed.ts";
import { isForMany, mayBeKept, newOutcome, type PageOutcome } from "./page-outcome.ts";
import { type PageRoute, pageRoutes } from "./page-route.ts";
import type { TakePlace } from "./place.ts";
import { repeatedPosts } from "./repeated-posts.ts";

/** The built (or, in development, the current) pages. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

export interface PageParts {
  platform: Platform;
  /** Answers a request to the API in process. */
  api: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  build: PageBuild;
  cache: PageCache;
  sessionCookie: string;
  /** Who keeps a place when strangers crowd. */
  signedIn: SignedIn;
  isDevelopment: boolean;
}

/** Who reads a page is looked up once; a form may sign someone in or out before the page after it is loaded. */
function identifiedOnce({ method }: Request): NonNullable<InnerRequest["identified"]> {
  const isRead = method === "GET" || method === "HEAD";
  let known: Promise<Identified> | undefined;
  return (ask) => {
    if (!isRead) return ask();
    known ??= ask();
    return known;
  };
}

function transport(parts: PageParts, request: Request, { address, incoming, outcome, language }: PageAsked): Transport {
  const { publicUrl, basePath } = parts.platform.settings;
  const root = publicUrl + (basePath === "/" ? "" : basePath);
  const inner: InnerRequest = {
    address,
    incoming,
    requestId: outcome.requestId,
    identified: identifiedOnce(request),
    shows: (tag) => void outcome.tags.add(tag),
    holdsUntil(moment) {
      outcome.until = Math.min(outcome.until, moment.getTime());
    },
  };
  return async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", request.headers.get("cookie") ?? "");
    headers.set("user-agent", request.headers.get("user-agent") ?? "");
    headers.set("origin", publicUrl);
    headers.set("accept-language", language);
    const response = await parts.api(new Request(root + path, { ...init, headers }), { inner });
    outcome.setCookies.push(...response.headers.getSetCookie());
    return response;
  };
}

/**
 * A page that names itself to nobody (`no-referrer`) sends its forms from "null"; where they come from the browser
 * says.
 */
function isForeignPost(request: Request, publicUrl: string): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === "null"
    ? request.headers.get("sec-fetch-site") !== "same-origin"
    : origin !== publicUrl;
}

/**
 * A form's request at the site's own address, whatever scheme and host a proxy handed on: React Router compares its
 * origin with that. An earlier check says whether it came from a page of this site.
 */
function atOwnAddress(request: Request, publicUrl: string): Request {
  if (request.method !== "POST") return request;
  const { pathname, search } = new URL(request.url);
  const { method, signal, body } = request;
  const headers = new Headers(request.headers);
  if (headers.get("origin") === "null") headers.set("origin", publicUrl);
  const sent = body === null ? {} : { body, duplex: "half" };
  return new Request(publicUrl + pathname + search, { method, headers, signal, ...sent });
}

/** The request for a page that many get, without anything that says who asks. */
const ofNobody = ({ url, method, signal }: Request) => new Request(url, { method, signal });

/** A page of a closed site is a 503, whatever its screen was made of; what only leads on (the language) still does. */
function inMaintenance(response: Response): Response {
  const { status, headers, body } = response;
  return status >= 300 && status < 400 ? response : new Response(body, { status: 503, headers });
}

/** A page that leads to its own address after a form must not have the form sent once more. */
function afterForm({ method }: Request, response: Response): Response {
  if (method !== "POST" || response.status !== 308) return response;
  return new Response(null, { status: 303, headers: response.headers });
}

const retryAfter = ({ settings }: Platform) => String(settings.maintenance ? retryAfterSeconds : unavailableSeconds);

interface PageAsked {
  address: string;
  incoming: IncomingMessage | undefined;
  outcome: PageOutcome;
  isSignedIn: boolean;
  isShared: boolean;
  hasSession: boolean;
  now: Date;
  language: PageContext["language"];
  theme: PageContext["theme"];
  takePlace: TakePlace;
}

type ReadFormOfPage = PageContext["readForm"];

/** Reads a form, and takes the page's place among those that are worked on when it is there. */
function formReader({ platform }: PageParts, { address, takePlace }: PageAsked): ReadFormOfPage {
  return async (sent, limits) => {
    const read = await readForm(sent, limits, { ...platform.bodies, network: platform.network.getNetwork(address) });
    try {
      await takePlace();
    } catch (error) {
      if (read.status === "read") await read.dispose();
      throw error;
    }
    return read;
  };
}

function getContext(parts: PageParts, request: Request, page: PageAsked): PageContext {
  const { platform } = parts;
  const { address: _address, incoming: _incoming, outcome, takePlace: _, ...asked } = page;
  return {
    ...asked,
    api: apiOver(transport(parts, request, page)),
    origin: platform.settings.publicUrl,
    isMaintenance: platform.settings.maintenance,
    foreign: platform.captcha.sources,
    requestId: outcome.requestId,
    readForm: formReader(parts, page),
    onHtml: (bytes) => {
      outcome.html = bytes;
    },
    onFault: (error) => logFault(platform.log, { requestId: outcome.requestId }, error),
  };
}

/** Lets a cache in front keep a page, without the number that only this answer has. */
function letEdgeKeep({ headers }: Response, seconds: number, moments: { now: number; until: number }): void {
  const control = edgeControl(seconds, { now: moments.now, until: trueUntil(moments) });
  if (control === undefined) return;
  headers.set("cache-control", control);
  headers.delete("x-request-id");
}

/** In development routes come and go. */
const anyRoute = (): PageRoute => ({ pattern: "page", takesForms: true, isShared: false });

type Handle = ReturnType<typeof createRequestHandler>;

/** A page's response, and whether every member gets the same. */
interface RenderedPage {
  response: Response;
  outcome: PageOutcome;
  isShared: boolean;
}

async function renderOne(parts: PageParts, handle: Handle, request: Request, page: PageAsked): Promise<Response> {
  const { settings } = parts.platform;
  const context = new RouterContextProvider();
  context.set(pageContext, getContext(parts, request, page));
  const rendered = await inLanguage(page.language, () => handle(atOwnAddress(request, settings.publicUrl), context));
  return settings.maintenance ? inMaintenance(rendered) : afterForm(request, rendered);
}

/**
 * Renders a page; one that all members share without the visitor's cookies, so that nothing personal can be in it. Where
 * that page needs the person after all (a redirect, a refusal, a cookie), it is rendered again for that person.
 */
async function renderPage(
  parts: PageParts,
  handle: Handle,
  request: Request,
  page: Omit<PageAsked, "outcome">,
): Promise<RenderedPage> {
  const requestId = getRequestId(page.incoming);
  if (page.isShared) {
    const outcome = newOutcome(requestId);
    const response = await renderOne(parts, handle, ofNobody(request), { ...page, outcome });
    if (isForMany(response, outcome)) return { response, outcome, isShared: true };
  }
  const outcome = newOutcome(requestId);
  const response = await renderOne(parts, handle, request, { ...page, outcome, isShared: false });
  return { response, outcome, isShared: false };
}

/** Answers every page: renders it in its language, and keeps it for guests or for all members (HTML first). */
export function createPages(parts: PageParts) {
  const { platform, cache } = parts;
  const keep = pageKeeper(cache);
  if (typeof parts.build !== "function") checkPages(parts.build);
  // A kept page is sent without the app that adds them.
  const ofEveryAnswer = Object.entries(securityHeaders(platform.settings.publicUrl.startsWith("https:")));
  const handle = createRequestHandler(parts.build, parts.isDevelopment ? "development" : "production");
  const routeOf = typeof parts.build === "function" ? anyRoute : pageRoutes(parts.build, platform.settings.basePath);
  const answer: AnswerPage = async (request, incoming, takePlace) => {
    const url = new URL(request.url);
    const cookieHeader = request.headers.get("cookie");
    const cookies = readChoiceCookies(cookieHeader);
    const choices = pageChoices(url, cookies);
    const route = routeOf(url.pathname);
    nameRoute(incoming, route.pattern);
    if (isForeignPost(request, platform.settings.publicUrl))
      return new Response(m.contract_foreign_origin({}, { locale: choices.language }), { status: 403 });
    const isForm = request.method === "POST" && route.takesForms;
    if (!isForm) await takePlace();
    const address = platform.network.addressOf(incoming);
    const isSignedIn = readCookies(cookieHeader)[parts.sessionCookie] !== undefined;
    const now = platform.clock();
    const hasSession = parts.signedIn(readCookies(cookieHeader), undefined) !== undefined;
    const isMember = getAudience(cookieHeader, parts.sessionCookie) === "member" && !platform.settings.maintenance;
    const wantsShared = isMember && route.isShared && (request.method === "GET" || request.method === "HEAD");
    const pageRequest = {
      address,
      incoming,
      isSignedIn,
      isShared: wantsShared,
      hasSession,
      now,
      takePlace,
      ...choices,
    };
    const mark = cache.mark();
    const { response, outcome, isShared } = await renderPage(parts, handle, request, pageRequest);
    if (response.status === 503) response.headers.set("retry-after", retryAfter(platform));
    for (const cookie of outcome.setCookies) response.headers.append("set-cookie", cookie);
    response.headers.set("x-request-id", outcome.requestId);
    response.headers.set("cache-control", isSignedIn ? "private, no-store" : "private, no-cache");
    response.headers.append("vary", "accept-encoding, cookie");
    const html = outcome.html ?? new Uint8Array(await response.arrayBuffer());
    const isKept = (isShared || !isSignedIn) && mayBeKept(request, response, outcome, now) && !parts.isDevelopment;
    const moments = { now: now.getTime(), until: outcome.until };
    if (isKept) {
      const headers = new Headers([...response.headers, ...ofEveryAnswer]);
      const key = pageKey(url.pathname + url.search, choices, isShared ? "member" : "guest");
      void keep(key, { route: route.pattern, html, headers, tags: outcome.tags, ...moments, mark });
    }
    const visitLanguage = visitLanguageHeader(url, cookies, platform.settings);
    if (visitLanguage !== undefined) response.headers.append("set-cookie", visitLanguage);
    else if (isKept && !isSignedIn && cookies.areExact) letEdgeKeep(response, platform.settings.edgeSeconds, moments);
    return compressed(html, response, request.headers.get("accept-encoding") ?? "");
  };
  return repeatedPosts(platform.network, boundedPages({ ...platform, signedIn: parts.signedIn }, answer));
}
