import type { Hono } from "hono";
import { m } from "#messages";
import type { Bindings } from "../../app/api/inner-request.ts";
import { type DeskAccess, isDeskPage } from "../../app/desk-access.ts";
import { defaultLanguage } from "../../i18n/language.ts";

const small = (head: string, body: string) =>
  `<!doctype html><html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="robots" content="noindex">${head}</head><body>${body}</body></html>`;

/** Requests the same page once more, from this site: only then a Strict cookie is sent. */
const onceMore = small('<meta http-equiv="refresh" content="0"><title>…</title>', "");

/** A page of no more than that there is nothing: also where nobody may learn that something is. */
export function nothingHere(): string {
  const words = m.contract_not_found({}, { locale: defaultLanguage });
  return small(`<title>404</title>`, `<p>${words}</p>`);
}

/**
 * Instead of what another site, such as a mail's or a provider's, led to: the page that asks again; null for all else.
 */
export function loadOnceMore(request: Request): Response | null {
  if (!isFromElsewhere(request)) return null;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new Response(onceMore, { headers });
}

/** True for a page that another site, such as a mail's, led to. */
function isFromElsewhere(request: Request): boolean {
  const from = request.headers.get("sec-fetch-site");
  return request.method === "GET" && (from === "cross-site" || from === "same-site");
}

/**
 * The desk's pages (recruiting §3): only for clients with access, never stored, hidden from search engines, naming
 * themselves to no other site. One that is opened from elsewhere loads itself once, so that the Strict cookie signs
 * nobody out.
 */
export function guardDesk(app: Hono<{ Bindings: Bindings }>, base: string, isOpenTo: DeskAccess): void {
  app.use(`${base}/*`, async (c, next) => {
    if (!isDeskPage(new URL(c.req.url).pathname, base)) return next();
    if (!isOpenTo(c.env?.incoming)) c.res = c.html(nothingHere(), 404);
    else {
      const again = loadOnceMore(c.req.raw);
      if (again === null) await next();
      else c.res = again;
    }
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex, nofollow");
    c.header("referrer-policy", "no-referrer");
    return undefined;
  });
}
