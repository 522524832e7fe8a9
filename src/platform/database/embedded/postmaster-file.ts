import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const LINE = { pid: 0, socketFolder: 4, status: 7 } as const;
const ASK_EVERY_MS = 20;
/** How long an orphan may take for its last checkpoint, and after that without one. */
const FAST_WITHIN_MS = 20_000;
const AT_ONCE_WITHIN_MS = 10_000;

/** Facts that a running PostgreSQL writes into its folder. */
interface Postmaster {
  pid: number;
  socketFolder: string;
  isReady: boolean;
}

const getFile = (folder: string) => join(folder, "postmaster.pid");

/** Content of `postmaster.pid`; null where it is missing, or incomplete. */
export function readPostmaster(folder: string): Postmaster | null {
  const file = getFile(folder);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[LINE.pid]);
  if (!(pid > 0)) return null;
  const status = lines[LINE.status]?.trim();
  return { pid, socketFolder: lines[LINE.socketFolder] ?? "", isReady: status === "ready" };
}

/** A process's program and parameters; empty where there is no such process. */
function getArguments(pid: number): string[] {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}

/** Whether that process is a PostgreSQL that runs on this folder; one that only has its number is none. */
export function isOf(folder: string, pid: number): boolean {
  const processArguments = getArguments(pid);
  return (
    processArguments.some((word) => word.endsWith("/postgres")) && processArguments.join(" ").includes(` -D ${folder} `)
  );
}

async function hasEnded(folder: string, pid: number, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; performance.now() < until; await wait(ASK_EVERY_MS)) {
    if (!isOf(folder, pid)) return true;
  }
  return false;
}

/**
 * Ends a PostgreSQL that outlived the site that started it. Only for who holds the folder's lock.
 * @throws Error where it does not end
 */
export async function endOrphan(folder: string): Promise<void> {
  const found = readPostmaster(folder);
  if (found === null) return;
  if (isOf(folder, found.pid)) {
    process.kill(found.pid, "SIGINT");
    if (!(await hasEnded(folder, found.pid, FAST_WITHIN_MS))) {
      process.kill(found.pid, "SIGQUIT");
      if (!(await hasEnded(folder, found.pid, AT_ONCE_WITHIN_MS)))
        throw new Error(
          `PostgreSQL (process ${found.pid}) still runs in ${folder} and does not end: end it with kill.`,
        );
    }
  }
  // Its number may be another process's by now, as in a container that was started again: PostgreSQL would wait for that.
  rmSync(getFile(folder), { force: true });
}
