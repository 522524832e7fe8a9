import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

const visits = 30;

/**
 * Sends that many POSTs, each on its own connection; reports when all are connected, and at the end how many were cut.
 */
const visitor = `
  const { parentPort, workerData: { port, visits } } = require("node:worker_threads");
  const { request } = require("node:http");
  let [sent, connected, ended, cut] = [0, 0, 0, 0];
  const ask = () => {
    sent += 1;
    const end = (isCut) => () => {
      cut += isCut;
      ended += 1;
      if (ended === visits) parentPort.postMessage({ cut });
    };
    const outgoing = request({ port, host: "127.0.0.1", method: "POST", agent: false }, (answer) => answer.resume().on("end", end(0)));
    outgoing.on("socket", (socket) => socket.on("connect", () => {
      connected += 1;
      if (connected === visits) parentPort.postMessage("connected");
    }));
    outgoing.on("error", end(1)).end("{}");
    if (sent < visits) setTimeout(ask, 5);
  };
  ask();
`;

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("a busy process that closes its port first accepts the connections that wait", async () => {
  const server = await listen((_request, response) => response.end("{}"), 0, "127.0.0.1");
  const worker = new Worker(visitor, { eval: true, workerData: { port: server.port, visits } });
  await once(worker, "online");
  let turnsLeft = Number.POSITIVE_INFINITY;
  const ended = new Promise<{ cut: number }>((resolve) => {
    worker.on("message", (message: "connected" | { cut: number }) => {
      // The last turns are busy, and no new connection comes in them.
      if (message === "connected") turnsLeft = 3;
      else resolve(message);
    });
  });
  const busy = () => {
    block(40);
    turnsLeft -= 1;
    if (turnsLeft > 0) setImmediate(busy);
  };
  setImmediate(busy);
  const [{ cut }] = await Promise.all([ended, server.close(60_000)]);
  expect(cut).toBe(0);
  await worker.terminate();
});
