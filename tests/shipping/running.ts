import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";

/** A first start beside other work takes its time; anyone who asks whether it is ready starts a process for it. */
const startWithinMs = 300_000;
const askEveryMs = 500;

/** A process that serves, and what it said. */
export interface Running {
  pid: number;
  said(): string;
  stop(): Promise<number | null>;
}

/**
 * The last of those that were started one by the other: where wrappers hand no signal on, it is the one that serves.
 */
export function innermost(pid: number): number {
  const lists = globSync(`/proc/${pid}/task/*/children`).map((file) => readFileSync(file, "utf8"));
  const [next] = lists
    .join(" ")
    .split(" ")
    .filter((each) => each !== "");
  return next === undefined ? pid : innermost(Number(next));
}

async function stopped(child: ChildProcess, serving = (pid: number) => pid): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, "exit");
  process.kill(serving(child.pid ?? 0), "SIGTERM");
  await exit;
  return child.exitCode;
}

/**
 * Starts a command that becomes the process that serves, with no other environment than this.
 * @param isReady asked until it says yes
 * @param serving the process that gets the signal to stop, where it is another one
 */
export async function start(
  command: readonly string[],
  env: Record<string, string>,
  isReady: (pid: number) => boolean | Promise<boolean>,
  serving?: (pid: number) => number,
): Promise<Running> {
  const [program = "", ...args] = command;
  const parts: string[] = [];
  const child = spawn(program, args, {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => parts.push(String(bytes)));
  const pid = child.pid ?? 0;
  const getOutput = () => parts.join("");
  const giveUpAt = performance.now() + startWithinMs;
  while (!(await isReady(pid))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      await stopped(child, serving);
      throw new Error(`${program} was never ready: ${getOutput()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  return { pid, said: getOutput, stop: () => stopped(child, serving) };
}

/** Runs a command to its end. */
export function runProgram(
  command: readonly string[],
  env: Record<string, string> = {},
): { exit: number; said: string } {
  const [program = "", ...args] = command;
  const run = spawnSync(program, args, {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env },
    encoding: "utf8",
    timeout: 300_000,
  });
  return { exit: run.status ?? -1, said: run.stdout + run.stderr };
}
