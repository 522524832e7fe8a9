import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

/** A bare server in a process of its own that answers every request with the same bytes. */
export interface StaticServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves `bytes` with `headers`; the yardstick that pages are measured against. */
export async function serveStatic(bytes: Uint8Array, headers: Record<string, string>): Promise<StaticServer> {
  const child = fork(new URL("./static-server-process.ts", import.meta.url));
  child.send({ body: Buffer.from(bytes).toString("base64"), headers });
  const [port] = z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await once(child, "message"));
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
