import { IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { logRequest, newRequestId } from "../platform/log/log.ts";
import type { Platform } from "../platform/platform.ts";
import type { createApp } from "./app.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { serveCached } from "./page-cache/serve-cached.ts";
import { routeOf } from "./request-route.ts";

function logWhenDone(platform: Platform, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  response.once("close", () => {
    const named = response.getHeader("x-request-id");
    logRequest(platform.log, {
      requestId: typeof named === "string" ? named : newRequestId(),
      method: request.method ?? "",
      route: routeOf(request),
      status: response.statusCode,
      ms: performance.now() - started,
    });
  });
}

/** Connect-style middleware of the development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers a request: from the page cache when it can, else by the app; each leaves one line in the log. */
export function createRequestListener(
  platform: Platform,
  app: ReturnType<typeof createApp>,
  cache: PageCache,
  sessionCookie: string,
  middleware?: Middleware,
): RequestListener {
  const site = { ...platform.settings, sessionCookie };
  const byApp = getRequestListener(
    (request, { incoming }) => app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
    { overrideGlobalObjects: false, hostname: new URL(platform.settings.publicUrl).host },
  );
  return (request, response) => {
    logWhenDone(platform, request, response);
    if (serveCached(cache, site, request, response)) return;
    if (middleware) middleware(request, response, () => void byApp(request, response));
    else void byApp(request, response);
  };
}
