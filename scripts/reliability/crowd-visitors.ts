/**
 * A worker: so many connections that ask for searches which no cache has, one after the other, until it receives the
 * message to end.
 */
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

const { url, connections } = z.object({ url: z.string(), connections: z.number() }).parse(workerData);

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map<number, number>();
const state = { isOver: false };

function ask(path: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url + path, { agent }, (response) => {
      response.resume();
      response.once("close", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", () => resolve(0));
    sent.end();
  });
}

async function visit(visitor: number): Promise<void> {
  for (let turn = 0; !state.isOver; turn++) {
    const status = await ask(`/lowongan?SearchString=v${visitor}t${turn}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

parentPort?.once("message", () => {
  state.isOver = true;
});
await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)));
agent.destroy();
parentPort?.postMessage([...statuses]);
