import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { sessionCookieNames } from "../contract/cookies.ts";
import { defaultLanguage, parseLanguage } from "../i18n/language.ts";
import type { GeneratedFiles } from "../platform/cache/generated-files.ts";
import type { Platform } from "../platform/platform.ts";
import { publicFiles } from "../web/found/public-files.ts";
import { robotsText } from "../web/found/robots.ts";
import { guardDesk } from "../web/page/guard-desk.ts";
import { createPages, type PageBuild } from "../web/page/pages.ts";
import type { PageCache } from "../web/page-cache/page-cache.ts";
import { answerFault, createApi } from "./api/api.ts";
import type { Bindings } from "./api/inner-request.ts";
import { buildFolder } from "./build-folder.ts";
import { buildVersion, version } from "./build-version.ts";
import { serveCompanySignIn } from "./company-sign-in.ts";
import { createDeskAccess } from "./desk-access.ts";
import { createDesk, createEndpoints } from "./endpoints.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { getRequestId } from "./request-origin.ts";
import { nothingAllowed, securityHeaders } from "./security-headers.ts";
import { createSignedIn } from "./signed-in.ts";
import { serveSocialSignIn } from "./social-sign-in.ts";

/** Pages to serve; absent where only the API is wanted (tests of calls). */
export interface PagesOfApp {
  build: PageBuild;
  cache: PageCache;
  /** Feeds and site maps, kept until what they show changes. */
  files: GeneratedFiles;
  /** Feeds of searches, of which anybody may ask for any: they push no other file out. */
  searchFeeds: GeneratedFiles;
  isDevelopment: boolean;
}

type App = Hono<{ Bindings: Bindings }>;

function addSecurityHeaders(app: App, isHttps: boolean): void {
  const headers = Object.entries(securityHeaders(isHttps));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value);
    const incoming = c.env?.incoming;
    // What a cache in front keeps is no one request's answer.
    const isShared = /public|s-maxage/.test(c.res.headers.get("cache-control") ?? "");
    if (incoming !== undefined && !isShared && !c.res.headers.has("x-request-id"))
      c.header("x-request-id", getRequestId(incoming));
    if (!c.res.headers.has("content-security-policy")) {
      c.header("content-security-policy", nothingAllowed);
    }
  });
}

function serveFiles(app: App, base: string): void {
  const rewriteRequestPath = (path: string) => path.slice(base.length);
  const files = serveStatic({ root: `./${buildFolder(base || "/")}/client`, rewriteRequestPath, precompressed: true });
  app.use(`${base}/assets/*`, async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("vary", "accept-encoding");
  });
  app.use(`${base}/assets/*`, files);
  for (const file of ["favicon.svg", "favicon.ico"]) app.get(`${base}/${file}`, files);
}

/** Addresses for machines: robots look for their file at the host's root, whatever the base path is. */
function servePublicFiles(app: App, platform: Platform, pages: PagesOfApp, base: string): void {
  const robots = robotsText(platform.settings.publicUrl + base, base);
  for (const path of new Set(["/robots.txt", `${base}/robots.txt`])) app.get(path, (c) => c.text(robots));
  for (const { path, answer } of publicFiles(platform, pages)) {
    app.get(base + path, (c) => {
      const { method, headers, url } = c.req.raw;
      const language = parseLanguage(c.req.query("lang")) ?? defaultLanguage;
      const from = platform.network.getNetwork(platform.network.addressOf(c.env?.incoming));
      const network = platform.network.isTrusted(from) ? null : from;
      const query = new URL(url).searchParams;
      return answer({ method, headers, params: c.req.param(), language, query, network });
    });
  }
}

/** The whole site but its health: numbers, version, files, the API and the pages, in this order. */
export function createApp(platform: Platform, pages?: PagesOfApp): App {
  const { settings } = platform;
  const base = settings.basePath === "/" ? "" : settings.basePath;
  const { identify, endpoints } = createEndpoints(platform);
  const isDeskOpenTo = createDeskAccess(platform);
  const desk = createDesk(platform);
  const api = createApi(platform, identify, endpoints, { ...desk, isOpenTo: isDeskOpenTo });
  const app: App = new Hono();
  app.onError((error, c) => answerFault(platform, error, { requestId: getRequestId(c.env?.incoming) }));
  addSecurityHeaders(app, settings.publicUrl.startsWith("https:"));
  app.route("/metrics", serveMetrics(platform));
  app.get(`${base}/meta.json`, (c) => c.json({ version, build: buildVersion() }, 200, { "cache-control": "no-store" }));
  if (pages && !pages.isDevelopment) serveFiles(app, base);
  if (!settings.maintenance) serveCompanySignIn(app, platform, { base, isOpenTo: isDeskOpenTo });
  app.route(`${base}/api/v1`, api);
  if (!settings.maintenance) serveSocialSignIn(app, platform, base);
  if (pages && !settings.maintenance) servePublicFiles(app, platform, pages, base);
  if (pages) {
    const sessionCookie = sessionCookieNames(settings).session;
    const answerPage = createPages({
      platform,
      api: (request, bindings) => app.fetch(request, bindings),
      sessionCookie,
      signedIn: createSignedIn([{ cookie: sessionCookie, identify }, desk], platform.clock),
      ...pages,
    });
    guardDesk(app, base, isDeskOpenTo);
    app.all(`${base}/*`, (c) => answerPage(c.req.raw, c.env?.incoming));
  }
  return app;
}
