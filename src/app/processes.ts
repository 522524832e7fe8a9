import cluster, { type Worker } from "node:cluster";

import type { Log } from "../platform/log/log.ts";
import { gatherMetrics } from "./metrics/gather-metrics.ts";

/** The message of a process to its parent, once it serves. */
interface Started {
  started: string;
}

const isStarted = (message: unknown): message is Started =>
  typeof message === "object" && message !== null && "started" in message && typeof message.started === "string";

/** It said itself why it ended. */
export class EndedEarly extends Error {
  override readonly name = "EndedEarly";
  readonly exitCode: number;
  constructor(exitCode: number | null) {
    super("A process ended before it served.");
    this.exitCode = exitCode ?? 1;
  }
}

/** How long a dead process is waited for before another takes its place; twice as long for each that died young. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const youngMs = 60_000;

/** True in a process that another one started to serve with it. */
export const isOneOfMany = (): boolean => cluster.isWorker;

/**
 * True in one process of a site: what is said once a start is said there. A process that takes another's place is none.
 */
export const isFirstOfMany = (): boolean => cluster.worker === undefined || cluster.worker.id === 1;

/** Tells the process that started this one that it serves. */
export function tellStarted(greeting: string): void {
  const message: Started = { started: greeting };
  process.send?.(message);
}

/** A process that has ended without a signal. */
interface Death {
  worker: Worker;
  exitCode: number | null;
  signal: string | null;
  hasServed: boolean;
  ageMs: number;
}

/** Starts a process. @returns what it says once it serves; it may never serve */
function startOne(onDeath: (death: Death) => void): Promise<string> {
  const worker = cluster.fork();
  const startedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasServed = false;
  worker.on("message", (message: unknown) => {
    if (!isStarted(message)) return;
    hasServed = true;
    resolve(message.started);
  });
  worker.once("exit", (exitCode, signal) => {
    onDeath({ worker, exitCode, signal, hasServed, ageMs: performance.now() - startedAt });
  });
  return promise;
}

/**
 * Serves one port from several processes until SIGINT or SIGTERM; one that dies is started again. The first starts
 * alone: it may have to migrate and to load the sample content.
 * @param onGreeting hears what the first one has to say
 * @throws EndedEarly when the first one ends before it serves
 */
export async function serveTogether(count: number, log: Log, onGreeting: (greeting: string) => void): Promise<void> {
  // All accept from one socket. Handed out by this process, connections on their way to one that dies are never closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  let youngDeaths = 0;
  let deaths = 0;
  const onDeath = ({ worker, exitCode, signal, hasServed, ageMs }: Death): void => {
    if (isStopping) return;
    deaths += 1;
    const died = { pid: worker.process.pid, process: worker.id, exitCode, signal, hasServed };
    log.error({ died, deaths }, "a process has ended; another one is started");
    youngDeaths = hasServed && ageMs >= youngMs ? 0 : youngDeaths + 1;
    const pauseMs = Math.min(firstPauseMs * 2 ** Math.max(0, youngDeaths - 1), longestPauseMs);
    setTimeout(() => {
      if (!isStopping) void startOne(onDeath);
    }, pauseMs);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void endAll(signal);
    });
  }
  gatherMetrics(count, () => deaths);
  const first = Promise.withResolvers<never>();
  let isServing = false;
  const greeting = startOne((death) => {
    if (isServing) onDeath(death);
    else first.reject(new EndedEarly(death.exitCode));
  });
  onGreeting(await Promise.race([greeting, first.promise]));
  isServing = true;
  // A failed start of another process is retried, and ends no process that serves.
  for (let other = 1; other < count; other++) void startOne(onDeath);
}

async function endAll(signal: "SIGINT" | "SIGTERM"): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const codes = workers.map((worker) => new Promise<number>((resolve) => worker.once("exit", resolve)));
  for (const worker of workers) worker.process.kill(signal);
  process.exit(Math.max(0, ...(await Promise.all(codes))));
}
