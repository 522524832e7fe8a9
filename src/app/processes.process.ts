/** Serves from two processes as the site does, without a database: `/` returns which one answers. */
import cluster from "node:cluster";
import { createServer } from "node:http";
import { Counter, Registry } from "prom-client";
import { createLog } from "../platform/log/log.ts";
import { metricsOfAll, shareMetrics } from "./metrics/metrics-of-all.ts";
import { isOneOfMany, serveTogether, tellStarted } from "./processes.ts";

const registry = new Registry();
const answered = new Counter({ name: "answered_total", help: "Answers.", registers: [registry] });

function serve(): void {
  shareMetrics(registry);
  const server = createServer(async (request, response) => {
    response.setHeader("connection", "close");
    if (request.url === "/metrics") return response.end(await metricsOfAll(registry));
    answered.inc();
    return response.end(String(process.pid));
  });
  server.listen(Number(process.env["PORT"]), "127.0.0.1", () => tellStarted(String(process.pid)));
}

if (!isOneOfMany()) {
  await serveTogether(2, createLog({ level: "info" }), (greeting) => process.send?.(greeting));
} else if (cluster.worker?.id === Number(process.env["DIES_AT_START"])) {
  process.exit(7);
} else serve();
