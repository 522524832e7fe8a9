import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestId } from "../../app/request-origin.ts";
import { nameRoute } from "../../app/request-route.ts";
import { getAudience } from "../../contract/viewer-cookie.server.ts";
import { acceptedEncodings } from "../../platform/limits/accepted-encoding.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { readChoiceCookies, visitLanguageHeader } from "./choice-cookies.ts";
import { type CachedPage, type PageCache, pageChoices, pageKey } from "./page-cache.ts";

function choose(page: CachedPage, accepted: string): { bytes: Uint8Array; encoding: string | null } {
  const [encoding = null] = acceptedEncodings(accepted);
  if (encoding === "br") return { bytes: page.brotli, encoding };
  return { bytes: encoding === "gzip" ? page.gzip : page.plain, encoding };
}

/** The cache's dependencies. */
interface CachedSite extends Pick<Settings, "publicUrl" | "basePath" | "edgeSeconds"> {
  /** Name of the cookie that a signed-in visitor sends, who gets a cached page only as a member. */
  sessionCookie: string;
}

/** Answers a guest's or a member's GET or HEAD from the cache, before any other work; false when it has no such page. */
export function serveCached(
  cache: PageCache,
  site: CachedSite,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const cookieHeader = request.headers.cookie;
  const audience = getAudience(cookieHeader, site.sessionCookie);
  if (audience === "person") return false;
  const path = request.url ?? "/";
  // A path that is no address, such as `//`, is no page; the app says so.
  const url = URL.parse(path, "http://localhost");
  if (url === null) return false;
  const cookies = readChoiceCookies(cookieHeader);
  const page = cache.get(pageKey(path, pageChoices(url, cookies), audience));
  if (!page) return false;
  nameRoute(request, page.route);
  const { bytes, encoding } = choose(page, String(request.headers["accept-encoding"] ?? ""));
  const visitLanguage = visitLanguageHeader(url, cookies, site);
  // A page for one visitor alone is never cached.
  const isShared = audience === "guest" && visitLanguage === undefined && cookies.areExact;
  const control = isShared ? edgeControl(site.edgeSeconds, { until: page.until, now: Date.now() }) : undefined;
  const headers = {
    ...page.headers,
    ...(control === undefined ? { "x-request-id": getRequestId(request) } : { "cache-control": control }),
    ...(visitLanguage === undefined ? {} : { "set-cookie": visitLanguage }),
    "content-length": bytes.byteLength,
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}

/**
 * What lets a cache in front of the site (nginx, a CDN) keep an anonymous page, for so many seconds and no longer than
 * what it shows is true. Browsers ask again each time.
 * @param seconds EDGE_SECONDS; 0: only the reader's browser stores a page
 * @returns the `Cache-Control`, or undefined where it stays with its reader
 */
export function edgeControl(seconds: number, { until, now }: { until: number; now: number }): string | undefined {
  const maxAge = Math.min(seconds, Math.floor((until - now) / 1000));
  return maxAge > 0 ? `public, max-age=0, s-maxage=${maxAge}` : undefined;
}
