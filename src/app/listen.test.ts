import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

/** Sends POST after POST, each by a connection of its own, until it is told to stop; says how many were cut. */
const visitor = `
  const { parentPort, workerData: port } = require("node:worker_threads");
  const { request } = require("node:http");
  let [sent, cut, waiting, isOver] = [0, 0, 0, false];
  const say = () => isOver && waiting === 0 && parentPort.postMessage({ sent, cut });
  const ask = () => {
    if (isOver) return;
    sent += 1;
    waiting += 1;
    const end = (isCut) => () => { cut += isCut; waiting -= 1; say(); };
    const asked = request({ port, host: "127.0.0.1", method: "POST", agent: false }, (answer) => answer.resume().on("end", end(0)));
    asked.on("error", end(1)).end("{}");
    setTimeout(ask, 5);
  };
  parentPort.on("message", () => { isOver = true; say(); });
  ask();
`;

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("a busy process that closes its port first accepts whoever has come", async () => {
  const server = await listen((_request, response) => response.end("{}"), 0, "127.0.0.1");
  const worker = new Worker(visitor, { eval: true, workerData: server.port });
  await once(worker, "online");
  let turns = 0;
  const busy = () => {
    block(40);
    turns += 1;
    // The last turns are busy, and nobody new comes in them.
    if (turns === 6) worker.postMessage("stop");
    if (turns < 10) setImmediate(busy);
  };
  setImmediate(busy);
  const [[told]] = await Promise.all([once(worker, "message"), server.close(60_000)]);
  expect(told.sent).toBeGreaterThan(10);
  expect(told.cut).toBe(0);
  await worker.terminate();
});
