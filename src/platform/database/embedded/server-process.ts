import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { endOrphan, readPostmaster } from "./postmaster-file.ts";
import { bareEnvironment, commandLine, type Programs } from "./programs.ts";

/** It may have to replay its log after a kill, on a machine that does much else. */
const START_WITHIN_MS = 300_000;
/** Processes of a killed PostgreSQL may hold its memory for some moments. */
const TRIES = 50;
const TRY_AGAIN_MS = 200;
const ASK_EVERY_MS = 10;
const STOP_WITHIN_MS = 20_000;
const SAID_LAST = 2_000;
/** It only names the socket. */
export const PORT = 5432;

/**
 * Starts PostgreSQL and waits for it; when the site closes the pipe, or dies, PostgreSQL receives the signal to end at
 * once with its tables written (fast shutdown). A shell, since the kernel does not tell a process of its parent's end.
 */
const watched = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r nothing <&3; kill -INT "$server"; } 2>/dev/null &
watch=$!
exec 3<&-
wait "$server"
code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

/** Few megabytes, no network; what is acknowledged is on the disk. */
const settings = {
  listen_addresses: "",
  port: String(PORT),
  unix_socket_permissions: "0700",
  shared_buffers: "48MB",
  io_method: "sync",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  // Nobody copies its log: a backup reads rows.
  wal_level: "minimal",
  max_wal_senders: "0",
  min_wal_size: "16MB",
  max_wal_size: "256MB",
  checkpoint_completion_target: "0.5",
  timezone: "UTC",
  log_timezone: "UTC",
  // Neither statements nor values: they name people.
  log_min_messages: "fatal",
  log_min_error_statement: "panic",
};

export interface ServerProcess {
  /** Whether it is there; it may start again on its own after one of its own processes was killed. */
  readonly isRunning: boolean;
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface ClusterPlace {
  folder: string;
  socketFolder: string;
  /** Where it writes what ends it. */
  logFile: string;
  /** Beside those of every cluster, or instead. */
  settings: Readonly<Record<string, string>>;
}

function launch(programs: Programs, { folder, socketFolder, logFile, settings: own }: ClusterPlace): ChildProcess {
  const all = { ...settings, unix_socket_directories: `"${socketFolder}"`, ...own };
  const parameters = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = commandLine(programs, "postgres", ["-D", folder, ...parameters]);
  const log = openSync(logFile, "w", 0o600);
  try {
    // A group of its own: a terminal's Ctrl-C is for the site, which ends PostgreSQL last.
    return spawn("/bin/sh", ["-c", watched, "sh", ...command], {
      cwd: "/",
      env: bareEnvironment(),
      detached: true,
      stdio: ["pipe", "ignore", log],
    });
  } finally {
    closeSync(log);
  }
}

async function isReady(child: ChildProcess, folder: string): Promise<boolean> {
  for (const until = performance.now() + START_WITHIN_MS; performance.now() < until; await wait(ASK_EVERY_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if (readPostmaster(folder)?.isReady === true) return true;
  }
  child.stdin?.destroy();
  return false;
}

const lastWords = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").slice(-SAID_LAST).trim() : "");

/**
 * Starts PostgreSQL on a cluster and waits until it takes connections. It ends with this process, however that ends.
 * @throws Error whose cause says what PostgreSQL said
 */
export async function startServerProcess(programs: Programs, place: ClusterPlace): Promise<ServerProcess> {
  for (let tried = 1; ; tried++) {
    await endOrphan(place.folder);
    const child = launch(programs, place);
    const ended = once(child, "exit");
    child.stdin?.on("error", () => {});
    if (await isReady(child, place.folder)) return running(child, ended, place.folder);
    const logTail = lastWords(place.logFile);
    if (tried === TRIES || !/shared memory block|lock file/.test(logTail))
      throw new Error(logTail || "It did not start.");
    await wait(TRY_AGAIN_MS);
  }
}

function running(child: ChildProcess, ended: Promise<unknown>, folder: string): ServerProcess {
  // A site that has nothing else to do may end.
  child.unref();
  return {
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    ended,
    async stop() {
      child.ref();
      child.stdin?.destroy();
      const late = setTimeout(() => void endOrphan(folder).catch(() => {}), STOP_WITHIN_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
