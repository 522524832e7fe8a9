import type { IncomingMessage } from "node:http";
import { isLoopbackName } from "../platform/settings/loopback.ts";
import type { Settings } from "../platform/settings/settings.ts";

/** Headers that proxies add; the plainest add nothing, and speak an older protocol. */
export const handedOn: readonly string[] = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/** Calls, what pages are made of, and what machines fetch: they answer under any host, as probes ask for them. */
const noPage = /^\/(api|assets|health|metrics)(\/|$)|\.\w+$/;

type IncomingHead = Pick<IncomingMessage, "method" | "url" | "headers" | "httpVersion">;

/** A proxy may hand on another host than the one that was asked for: to lead away from it would lead in a circle. */
function isHandedOn({ headers, httpVersion }: IncomingHead): boolean {
  return httpVersion === "1.0" || handedOn.some((name) => headers[name] !== undefined);
}

/** `localhost` is nobody's but the asking machine's: only other names of the same lead there. */
function isElsewhere(own: URL, target: URL): boolean {
  if (target.host === own.host) return false;
  return !isLoopbackName(own.hostname) || (isLoopbackName(target.hostname) && target.port === own.port);
}

/** Where a page is to be asked for that was asked for under another host than PUBLIC_URL's: there alone cookies are set and forms taken. */
export function findOwnAddress(
  { publicUrl, basePath }: Pick<Settings, "publicUrl" | "basePath">,
  request: IncomingHead,
): string | null {
  const { method, headers, url: path = "" } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.host === undefined || isHandedOn(request)) return null;
  const own = new URL(publicUrl);
  const hostUrl = URL.parse(`${own.protocol}//${headers.host}`);
  const target = path.startsWith("/") ? URL.parse(publicUrl + path) : null;
  if (hostUrl === null || target === null || !isElsewhere(own, hostUrl)) return null;
  const base = basePath === "/" ? "" : basePath;
  const isOurs = target.pathname === base || target.pathname.startsWith(`${base}/`);
  const isPage = isOurs && !noPage.test(target.pathname.slice(base.length)) && !noPage.test(target.pathname);
  return isPage ? target.href : null;
}
