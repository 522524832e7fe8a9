import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, openSync, readFileSync } from "node:fs";
import manifest from "../../package.json" with { type: "json" };
import { freePort } from "../../tests/support/free-port.ts";

// As `npm start` does it: "node", the script.
const [, ...startArguments] = manifest.scripts.start.split(" ");

const PATIENCE_MS = 300_000;
const MB = 1024;

/** The built site in a process of its own, as an operator starts it, its request log in a file. */
export interface MeasuredSite {
  url: string;
  pid: number;
  /** From the command to the first ready answer. */
  readyMs: number;
  memory(): { nowMb: number; peakMb: number };
  /** Of the site and all processes that it started, the embedded database among them: what they share counts once. */
  memoryOfAllMb(): number;
  /** Processor time of the same since they began, in ms; 0 where there is no Linux. */
  processorMs(): number;
  stop(): Promise<void>;
}

/** Resident memory of a process now and at its highest, as Linux counts it; zeros elsewhere. */
function getMemory(pid: number | undefined): { nowMb: number; peakMb: number } {
  if (process.platform !== "linux" || pid === undefined) return { nowMb: 0, peakMb: 0 };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return { nowMb: Math.round(kilobytes("VmRSS") / MB), peakMb: Math.round(kilobytes("VmHWM") / MB) };
}

/** The process and those that it started, and so on. */
function withDescendants(pid: number): number[] {
  const processes = globSync("/proc/[0-9]*/stat").flatMap((file) => {
    try {
      // "pid (name) state parent …": a name may hold blanks and brackets.
      const stat = readFileSync(file, "utf8");
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ pid: Number.parseInt(stat, 10), parent: Number(parent) }];
    } catch {
      return [];
    }
  });
  const all = [pid];
  for (const one of all) all.push(...processes.filter(({ parent }) => parent === one).map((child) => child.pid));
  return all;
}

/** Proportional set size of processes as Linux counts it; 0 elsewhere. */
function getSharedMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / MB);
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

function getProcessorMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(fields[11]) + Number(fields[12]);
    } catch {
      return 0;
    }
  });
  return TICK_MS * ticks.reduce((sum, one) => sum + one, 0);
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error("The site did not start: see .cache/bench/site.log.");
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The site was not ready after ${PATIENCE_MS} ms.`);
}

/** Starts the built site, on a free port unless PORT names one; `env` names at least its data folder. */
export async function startMeasuredSite(env: Record<string, string>): Promise<MeasuredSite> {
  const port = Number(env["PORT"] ?? (await freePort()));
  mkdirSync(".cache/bench", { recursive: true });
  const log = openSync(".cache/bench/site.log", "w");
  const started = performance.now();
  const child = spawn(process.execPath, startArguments, {
    env: { ...process.env, PORT: String(port), LIMITS_FACTOR: "10000", LOG_LEVEL: "info", ...env },
    stdio: ["ignore", log, log],
  });
  const url = `http://localhost:${port}`;
  await untilReady(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    memory: () => getMemory(child.pid),
    memoryOfAllMb: () => getSharedMemory(withDescendants(child.pid ?? 0)),
    processorMs: () => getProcessorMs(withDescendants(child.pid ?? 0)),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
