import type { Hono } from "hono";
import { smallBody } from "../contract/body-limits.ts";
import { backchannelLogout } from "../contract/openapi-dialects.server.ts";
import { site } from "../contract/site.ts";
import { createCompanyFlow } from "../features/identity/desk/company/company-flow.server.ts";
import { checkGroupRoles } from "../features/staff/members.server.ts";
import { inLanguage } from "../i18n/language.server.ts";
import type { Platform } from "../platform/platform.ts";
import { loadOnceMore } from "../web/page/guard-desk.ts";
import type { Bindings } from "./api/inner-request.ts";
import { languageOfHeader } from "./api/make-request-context.ts";
import { readForm } from "./bodies/read-body.ts";
import type { DeskAccess } from "./desk-access.ts";
import { getRequestId } from "./request-origin.ts";
import { nameRoute } from "./request-route.ts";

/**
 * Signing in by the company's provider: two addresses beside the desk's calls, which lead a browser there and back, and
 * one by which the provider itself signs someone out. Who comes back is led by another site: the page that loads itself
 * once more brings the Strict cookies along.
 * @throws SettingsError for a role that groups cannot give
 */
export function serveCompanySignIn(
  app: Hono<{ Bindings: Bindings }>,
  platform: Platform,
  { base, isOpenTo }: { base: string; isOpenTo: DeskAccess },
): void {
  const { network, settings, bodies } = platform;
  const flow = createCompanyFlow({ platform, siteName: () => site.name });
  if (flow === null) return;
  checkGroupRoles(settings.staff.oidc?.roles ?? []);
  const inAsked = (request: Request, work: () => Promise<Response>) =>
    inLanguage(languageOfHeader(request.headers.get("accept-language") ?? undefined), work);
  // For clients without access to the desk these calls do not exist.
  app.get(`${base}/api/v1/staff/oidc/start`, (c, next) =>
    isOpenTo(c.env?.incoming) ? inAsked(c.req.raw, () => flow.begin(c.req.raw)) : next(),
  );
  app.get(`${base}/api/v1/staff/oidc/callback`, (c, next) => {
    if (!isOpenTo(c.env?.incoming)) return next();
    const { raw } = c.req;
    const asker = {
      userAgent: (raw.headers.get("user-agent") ?? "").slice(0, 400),
      network: network.getNetwork(network.addressOf(c.env?.incoming)),
      requestId: getRequestId(c.env?.incoming),
    };
    return loadOnceMore(raw) ?? inAsked(raw, () => flow.finish(raw, asker));
  });
  app.post(`${base}/api/v1/${backchannelLogout}`, async (c, next) => {
    if (!isOpenTo(c.env?.incoming)) return next();
    nameRoute(c.env?.incoming, `/api/v1/${backchannelLogout}`);
    const from = network.getNetwork(network.addressOf(c.env?.incoming));
    const read = await readForm(c.req.raw, smallBody, { ...bodies, network: from });
    const form = read.status === "read" ? read.body : null;
    try {
      return await flow.logOut({ form, network: from, requestId: getRequestId(c.env?.incoming) });
    } finally {
      if (read.status === "read") await read.dispose();
    }
  });
}
