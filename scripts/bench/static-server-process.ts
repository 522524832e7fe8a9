/** The bare static server's process: no framework, no log, one answer. */
import { createServer } from "node:http";

process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, "content-length": bytes.byteLength });
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address !== null ? address.port : 0);
  });
});
