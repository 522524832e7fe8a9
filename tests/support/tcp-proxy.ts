import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that a test can disturb. */
export interface TcpProxy {
  port: number;
  /** Connections that are there hand on nothing from now on, and say nothing of it; new ones work. */
  silence(): void;
  /** Connections that are there break. */
  cut(): void;
  /** No connection is handed on any more, as if nobody lived there; `open` ends that. */
  refuse(): void;
  open(): void;
  /** Delay of the server's data, on later connections. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** A proxy on a free port of this machine before a port of it. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let delayMs = 0;
  let isOpen = true;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (!isOpen) {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    const pair: [Socket, Socket] = [near, far];
    const waitMs = delayMs;
    pairs.add(pair);
    near.on("data", (bytes) => far.write(bytes));
    far.on("data", (bytes) => {
      if (waitMs === 0) near.write(bytes);
      else setTimeout(() => near.writable && near.write(bytes), waitMs);
    });
    near.on("end", () => far.end());
    far.on("end", () => near.end());
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    silence() {
      for (const [near, far] of pairs) {
        for (const socket of [near, far]) socket.removeAllListeners("data").removeAllListeners("end").resume();
      }
    },
    cut,
    refuse() {
      isOpen = false;
      cut();
    },
    open() {
      isOpen = true;
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      server.close();
      cut();
      await once(server, "close");
    },
  };
}
