import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookies } from "../../contract/cookies.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { pageChoices, pageKey } from "./page-key.ts";

function choose(page: CachedPage, accepted: string): { bytes: Uint8Array; encoding: string | null } {
  if (/\bbr\b/.test(accepted)) return { bytes: page.brotli, encoding: "br" };
  if (/\bgzip\b/.test(accepted)) return { bytes: page.gzip, encoding: "gzip" };
  return { bytes: page.plain, encoding: null };
}

/**
 * Answers an anonymous GET or HEAD from the cache, before any other work; false when it has no such page.
 * @param sessionCookie name of the cookie that a signed-in visitor sends; such a visitor never gets a cached page
 */
export function serveCached(
  cache: PageCache,
  sessionCookie: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const cookieHeader = request.headers.cookie;
  if (cookieHeader?.includes(`${sessionCookie}=`)) return false;
  const path = request.url ?? "/";
  // A path that is no address, such as `//`, is nobody's page; the app says so.
  const url = URL.parse(path, "http://localhost");
  if (url === null) return false;
  const page = cache.get(pageKey(path, pageChoices(url, readCookies(cookieHeader))));
  if (!page) return false;
  const { bytes, encoding } = choose(page, String(request.headers["accept-encoding"] ?? ""));
  const headers = {
    ...page.headers,
    "content-length": bytes.byteLength,
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}
