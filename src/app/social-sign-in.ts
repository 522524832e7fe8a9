import type { Hono } from "hono";
import { type Authenticate, createRedirectFlow } from "../features/identity/portal/social/redirect-flow.server.ts";
import type { Platform } from "../platform/platform.ts";
import type { Bindings } from "./api/inner-request.ts";
import { getRequestId } from "./request-origin.ts";

type App = Hono<{ Bindings: Bindings }>;

/** The way to a provider of sign-ins and back: two addresses of our own that are no pages. The call itself goes to our own API, in process. */
export function serveSocialSignIn(app: App, { settings, network, ...platform }: Platform, base: string): void {
  const call = `${settings.publicUrl}${base}/api/v1/external-authentication`;
  const authenticateFor =
    (request: Request, incoming: Bindings["incoming"]): Authenticate =>
    async (body) => {
      const headers = new Headers({ origin: settings.publicUrl, "content-type": "application/json" });
      for (const name of ["cookie", "user-agent"]) headers.set(name, request.headers.get(name) ?? "");
      const inner = {
        address: network.addressOf(incoming),
        incoming,
        requestId: getRequestId(incoming),
        shows: () => {},
        holdsUntil: () => {},
      };
      return app.fetch(new Request(call, { method: "POST", headers, body: JSON.stringify(body) }), { inner });
    };
  for (const { provider, begin, finish } of createRedirectFlow({ settings, network, ...platform })) {
    app.get(`${base}/signin/${provider}`, (c) => begin(c.req.raw));
    app.get(`${base}/signin/${provider}/callback`, (c) =>
      finish(c.req.raw, authenticateFor(c.req.raw, c.env?.incoming)),
    );
  }
}
