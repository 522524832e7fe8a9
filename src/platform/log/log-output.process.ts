// A process for log-output.test.ts: a server that logs a line for each request, and reports how many were dropped.
import { createServer } from "node:http";
import { createLog, logRequest } from "./log.ts";
import { standardOutput } from "./log-output.ts";

const log = createLog({ level: "info" });
const server = createServer((request, response) => {
  logRequest(log, { requestId: "some-request", method: "GET", route: request.url ?? "", status: 200, ms: 1 });
  response.end(String(standardOutput.dropped));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
process.once("disconnect", () => process.exit(0));
