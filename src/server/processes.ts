import cluster, { type Worker } from "node:cluster";

import type { Log } from "../platform/log/log.ts";
import { answerMetrics } from "./metrics/metrics-of-all.ts";

/** What a process says to the one that started it, once it serves. */
interface Started {
  started: string;
}

const isStarted = (message: unknown): message is Started =>
  typeof message === "object" && message !== null && "started" in message && typeof message.started === "string";

/** By what a process learns how many died before it was started. */
const deathsBeforeName = "KARIER_PROCESS_DEATHS";

/** Processes that died before this one was started, of those that serve together. */
export const deathsBefore = (): number => Number(process.env[deathsBeforeName] ?? 0);

/** It said itself why it ended. */
export class EndedEarly extends Error {
  override readonly name = "EndedEarly";
}

/** How long a dead process is waited for before another takes its place; twice as long for each that died young. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const youngMs = 60_000;

/** True in a process that another one started to serve with it. */
export const isOneOfMany = (): boolean => cluster.isWorker;

/** Tells the process that started this one that it serves. */
export function tellStarted(greeting: string): void {
  const message: Started = { started: greeting };
  process.send?.(message);
}

/**
 * Serves one port from several processes until SIGINT or SIGTERM; one that dies is started anew. The first starts
 * alone: it may have to migrate and to load the sample content.
 * @param onGreeting hears what the first one has to say
 * @throws EndedEarly when the first one ends before it serves
 */
export async function serveTogether(count: number, log: Log, onGreeting: (greeting: string) => void): Promise<void> {
  let isStopping = false;
  let youngDeaths = 0;
  let deaths = 0;
  const start = async (): Promise<string> => {
    const worker = cluster.fork({ [deathsBeforeName]: deaths });
    const startedAt = performance.now();
    const greeting = await served(worker);
    worker.once("exit", (code, signal) => {
      if (isStopping) return;
      deaths += 1;
      log.error({ code, signal, deaths }, "a process that served has ended; another one is started");
      youngDeaths = performance.now() - startedAt < youngMs ? youngDeaths + 1 : 0;
      again(Math.min(firstPauseMs * 2 ** Math.max(0, youngDeaths - 1), longestPauseMs));
    });
    return greeting;
  };
  const again = (pauseMs: number): void => {
    setTimeout(() => {
      if (isStopping) return;
      start().catch(() => again(Math.min(pauseMs * 2, longestPauseMs)));
    }, pauseMs);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void endAll(signal);
    });
  }
  answerMetrics();
  onGreeting(await start());
  // What keeps one of the others from starting now is tried again, and ends nobody who serves.
  for (let other = 1; other < count; other++) start().catch(() => again(firstPauseMs));
}

/** @throws Error when it ends before it serves; why, it has said itself */
function served(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: unknown) => {
      if (isStarted(message)) resolve(message.started);
    });
    worker.once("exit", () => reject(new EndedEarly("A process ended before it served.")));
  });
}

async function endAll(signal: "SIGINT" | "SIGTERM"): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const codes = workers.map((worker) => new Promise<number>((resolve) => worker.once("exit", resolve)));
  for (const worker of workers) worker.process.kill(signal);
  process.exit(Math.max(0, ...(await Promise.all(codes))));
}
