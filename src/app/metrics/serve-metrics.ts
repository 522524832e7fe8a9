import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { Hono } from "hono";
import { addressBlocks } from "../../platform/limits/network.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Bindings } from "../api/inner-request.ts";
import { handedOn } from "../own-address.ts";
import { isOneOfMany } from "../processes.ts";
import { metricsOfAll } from "./metrics-of-all.ts";

const isOwnAddress = addressBlocks(["127.0.0.0/8", "::1", "::ffff:127.0.0.0/104"]);

/** Anyone who asks on this machine, past every proxy. */
function isOperator(incoming: IncomingMessage | undefined): boolean {
  const address = incoming?.socket.remoteAddress ?? "";
  if (isIP(address) === 0 || !isOwnAddress(address)) return false;
  return !handedOn.some((name) => incoming?.headers[name] !== undefined);
}

const getHash = (text: string) => createHash("sha256").update(text).digest();

/** Compared in the same time whatever it is. */
const isSame = (one: string, other: string) => timingSafeEqual(getHash(one), getHash(other));

/** `/metrics`: to this machine, or to anyone who says METRICS_TOKEN; for everybody else it is not there. */
export function serveMetrics({ metrics, settings }: Platform): Hono<{ Bindings: Bindings }> {
  const { metricsToken } = settings;
  const app = new Hono<{ Bindings: Bindings }>();
  app.get("/", async (c) => {
    const isKnown = metricsToken !== null && isSame(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`);
    if (!isKnown && !isOperator(c.env?.incoming)) return c.text("Not found", 404);
    const text = isOneOfMany() ? await metricsOfAll(metrics.registry) : await metrics.registry.metrics();
    return c.text(text, 200, { "content-type": metrics.registry.contentType, "cache-control": "no-store" });
  });
  return app;
}
