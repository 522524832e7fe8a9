import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";

/** Timeouts and sizes that keep slow or greedy clients from holding a server (promise 21). */
const limits = {
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
} as const;

export interface Listening {
  port: number;
  /** Takes no more connections and ends idle ones; running answers may finish within so many milliseconds. */
  close(withinMs: number): Promise<void>;
}

function started(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        isTaken
          ? new Error(
              `PORT ${port} on ${host} is in use already. Stop the program that listens there, or set PORT to another one.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

function getPort(address: AddressInfo | string | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A turn of the event loop that did hardly anything. */
const SHORT_TURN_MS = 0.2;
const LONGEST_WAIT_MS = 10_000;

/**
 * Waits for a short turn of the event loop in which nobody connected, at most ten seconds. Connections that wait to be
 * accepted are reset when the port is closed, and a turn accepts one of them before it does its work.
 */
async function untilAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  const until = performance.now() + LONGEST_WAIT_MS;
  for (let isQuiet = false; !isQuiet && performance.now() < until; ) {
    const [before, began] = [accepted, performance.now()];
    await setImmediate();
    isQuiet = accepted === before && performance.now() - began < SHORT_TURN_MS;
  }
  server.off("connection", count);
}

/** Listens on `host` and `port` (0: any free one). */
export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer(limits, listener);
  await started(server, port, host);
  return {
    port: getPort(server.address()),
    async close(withinMs) {
      await untilAccepted(server);
      return new Promise((resolve) => {
        const stalled = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(stalled);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}
