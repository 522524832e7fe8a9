import { Hono } from "hono";
import type { Database } from "../platform/database/database.ts";

const PATIENCE_MS = 2000;

async function isAnswering(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
  const answered = database.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

/** `/health/live`: the process runs. `/health/ready`: it can serve, because the database answers; else 503. */
export function createHealth(database: Database) {
  const health = new Hono();
  health.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  health.get("/live", (c) => c.json({ status: "live" }));
  health.get("/ready", async (c) =>
    (await isAnswering(database))
      ? c.json({ status: "ready" })
      : c.json({ status: "not ready: the database does not answer" }, 503),
  );
  return health;
}
