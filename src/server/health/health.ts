import { Hono } from "hono";
import type { Platform } from "../../platform/platform.ts";
import { type Readiness, readinessOf } from "./readiness.ts";

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, and what of it cannot where it answers 503.
 * @param isDraining whether it was told to stop
 */
export function createHealth(
  foundations: Pick<Platform, "database" | "files" | "settings">,
  isDraining: () => boolean,
): Hono {
  const health = new Hono();
  const readiness = readinessOf(foundations);
  health.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  health.get("/live", (c) => c.json({ status: "live" }));
  health.get("/ready", async (c) => {
    const found: Readiness = { ...(await readiness()), draining: isDraining() };
    const isReady = found.database && found.files && found.disk && !found.draining;
    return c.json({ status: isReady ? "ready" : "not ready", ...found }, isReady ? 200 : 503);
  });
  return health;
}
