import type { Hono } from "hono";
import { defaultLanguage } from "../../i18n/language.ts";
import type { Bindings } from "../api/inner-request.ts";

/** Asks for the same page once more, from a page of ours: only then a Strict cookie comes along. */
const onceMore = `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0"><title>…</title></head><body></body></html>`;

/** True for a page that another site, such as a mail's, led to. */
function isFromElsewhere(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  return request.method === "GET" && (from === "cross-site" || from === "same-site");
}

/**
 * The desk's pages (recruiting §3): kept nowhere, found by no search engine, naming themselves to no other site. One
 * that is opened from elsewhere loads itself once, so that the Strict cookie signs nobody out.
 */
export function guardDesk(app: Hono<{ Bindings: Bindings }>, base: string): void {
  const guarded = [`${base}/staff`, `${base}/staff/*`];
  for (const path of guarded) {
    app.use(path, async (c, next) => {
      if (isFromElsewhere(c.req.raw)) c.res = c.html(onceMore);
      else await next();
      c.header("cache-control", "no-store");
      c.header("x-robots-tag", "noindex, nofollow");
      c.header("referrer-policy", "no-referrer");
    });
  }
}
